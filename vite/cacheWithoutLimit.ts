/**
 * In place of quick-lru, with which the calendar library keeps what it has computed for a year. The app asks for a few years
 * only, so the cache needs no limit, and a limit costs 1.1 kB of the home.
 */
export default class CacheWithoutLimit extends Map<unknown, unknown> {
  constructor(_options: object) {
    super();
  }
}
