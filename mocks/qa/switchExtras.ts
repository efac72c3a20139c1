import { extras } from '../../src/site';

export type ExtraName = keyof typeof extras;

const isExtra = (name: string): name is ExtraName => Object.hasOwn(extras, name);

export const extraNames = Object.keys(extras).filter(isExtra);

/** Switches these extras on and all others off. Call it before the application is rendered. */
export function switchExtras(on: readonly ExtraName[]): void {
  for (const name of extraNames) extras[name] = on.includes(name);
}
