/** The optional extras of the product, as `src/site.ts` names them. */
export const extraNames = ['calendar', 'share', 'icon', 'poster'] as const;

export type ExtraName = (typeof extraNames)[number];

export const extrasThatAreOn = (on: readonly ExtraName[]) => ({
  calendar: on.includes('calendar'),
  share: on.includes('share'),
  icon: on.includes('icon'),
  poster: on.includes('poster'),
});
