import { extras } from '../src/site.ts';

// With `EXTRAS=all`, a build has all optional extras on, so that all browser tests can run in both positions of the switches.
if (process.env['EXTRAS'] === 'all')
  for (const name of ['calendar', 'share', 'icon', 'poster'] as const) extras[name] = true;

/**
 * The switches of `src/site.ts` as constants of a build, so that the bundler leaves out an extra that is off. In an emulated
 * build a link can switch them, and only their initial values are constant.
 */
export const extraConstants = (isEmulated: boolean): Record<string, string> =>
  isEmulated
    ? { DEFAULT_EXTRAS: JSON.stringify(extras) }
    : Object.fromEntries(Object.entries(extras).map(([name, isOn]) => [`EXTRAS.${name}`, String(isOn)]));
