const TOKENS = 'Use a token of src/styles/_tokens.scss (docs/design.md).';

/** @type {import('stylelint').Config} */
export default {
  customSyntax: 'postcss-scss',
  rules: {
    'property-no-unknown': true,
    'declaration-block-no-duplicate-custom-properties': true,
    // A value that old browsers ignore may follow one that they know.
    'declaration-block-no-duplicate-properties': [
      true,
      { ignore: ['consecutive-duplicates-with-different-syntaxes'] },
    ],
    'no-duplicate-selectors': true,
    'color-no-hex': [true, { message: TOKENS }],
    'color-named': ['never', { message: TOKENS }],
    'function-disallowed-list': [
      ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
      { message: TOKENS },
    ],
  },
  overrides: [
    { files: ['src/styles/_tokens.scss'], rules: { 'color-no-hex': null, 'function-disallowed-list': null } },
  ],
};
