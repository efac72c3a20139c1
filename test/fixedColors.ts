const HEX = /(?<=["'`\s])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?=["'`\s;,])/gi;
const FUNCTION = /\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/g;
const NAMED =
  /\b(?:fill|stroke|stopColor|floodColor|color|background|backgroundColor|borderColor|outlineColor)(?:=|:\s*)["'](?!none\b|transparent\b|inherit\b|currentcolor\b)([a-z]+)["']/gi;

/** The colours that the source of a component writes out instead of taking them from the tokens. */
export function fixedColors(source: string): string[] {
  return [
    ...[...source.matchAll(HEX)].map(([color]) => color),
    ...[...source.matchAll(FUNCTION)].map(([color]) => color),
    ...[...source.matchAll(NAMED)].map(([, color = '']) => color),
  ];
}
