/** The optional extras of the product, as `src/site.ts` names them. */
export const extraNames = ['calendar', 'share', 'icon', 'poster'] as const;

export type ExtraName = (typeof extraNames)[number];

export const isExtraName = (text: string): text is ExtraName => extraNames.some((name) => name === text);
