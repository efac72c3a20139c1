import { extras } from '../../src/site';
import type { ExtraName } from './links/extraNames';

/** Switches these extras on and all others off. Call it before the application is rendered. */
export function switchExtras(on: readonly ExtraName[]): void {
  extras.calendar = on.includes('calendar');
  extras.share = on.includes('share');
}
