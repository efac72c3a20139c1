/** The optional extras of the product, as `src/site.ts` names them. */
export const extraNames = ['calendar', 'share'] as const;

export type ExtraName = (typeof extraNames)[number];
