import dark from './generated/dark.tokens.json';
import light from './generated/light.tokens.json';

type ColorTokens = Record<string, { $value: { hex: string } }>;

const hexes = (colors: ColorTokens): ReadonlyMap<string, string> =>
  new Map(Object.entries(colors).map(([name, { $value }]) => [name, $value.hex]));

/** The colours of both schemes by name, such as 'birch'. */
export const schemes = {
  light: hexes({ ...light.palette, ...light.color }),
  dark: hexes({ ...dark.palette, ...dark.color }),
};
