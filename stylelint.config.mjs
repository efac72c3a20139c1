const TOKENS = 'Use a token of src/styles/tokens.resolver.json (docs/design.md).';

/** @type {import('stylelint').Config} */
export default {
  customSyntax: 'postcss-scss',
  ignoreFiles: ['src/styles/generated/**'],
  rules: {
    'color-no-hex': [true, { message: TOKENS }],
    'color-named': ['never', { message: TOKENS }],
    'function-disallowed-list': [
      ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
      { message: TOKENS },
    ],
    // Units that depend on their surroundings, such as em, ch, % and vh, are allowed.
    'unit-disallowed-list': [['px', 'rem', 'pt', 'pc', 'in', 'cm', 'mm', 'q'], { message: TOKENS }],
  },
};
