/**
 * Replaces quick-lru, the cache of the calendar library, which would add 1.1 kB to the home. The library keeps one entry for
 * each year that it has computed. The app shows only a few years, so the cache needs no limit.
 */
export default class CacheWithoutLimit extends Map<unknown, unknown> {
  /** Ignores the options, which Map would read as entries. */
  constructor(_options: object) {
    super();
  }
}
