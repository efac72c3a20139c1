/** The relative luminance of '#rgb' or '#rrggbb', 0 to 1, as WCAG 2.2 defines it. */
export function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replaceAll(/[0-9a-f]/gi, '$&$&') : hex;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(full.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast ratio of two colours, 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

type Pair = readonly [ink: string, surface: string];

const surfaces = ['page', 'card', 'sunken'];

/** The tokens of every text colour on its background. The minimum contrast is 4.5. */
export const textPairs: readonly Pair[] = [
  ...surfaces.flatMap((surface) =>
    ['ink', 'ink-quiet', 'brand', 'error', 'accent-text'].map((ink): Pair => [ink, surface]),
  ),
  ['button-ink', 'button'],
  ['button-ink', 'button-hover'],
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-hover'],
  ['frame-ink', 'frame'],
  ['frame-ink', 'frame-raised'],
  ['frame-quiet', 'frame'],
  ['error', 'error-soft'],
  ['success', 'success-soft'],
  ['accent-text', 'accent-soft'],
];

/** The tokens of every control outline and focus ring on its background. The minimum contrast is 3. */
export const outlinePairs: readonly Pair[] = [
  ...surfaces.map((surface): Pair => ['outline', surface]),
  ...surfaces.map((surface): Pair => ['focus', surface]),
  ['frame-focus', 'frame'],
  ['frame-focus', 'frame-raised'],
  ['button', 'card'],
  ['error', 'card'],
];

/** The colour tokens of each button under the pointer and without it. A dark button becomes darker, an accent button lighter. */
export const hoverPairs: readonly (readonly [hover: string, change: 'darker' | 'lighter', button: string])[] =
  [
    ['button-hover', 'darker', 'button'],
    ['accent-hover', 'lighter', 'accent'],
  ];
