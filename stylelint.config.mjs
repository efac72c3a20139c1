import { readdirSync, readFileSync } from 'node:fs';
import stylelint from 'stylelint';

const TOKENS = 'Use a token of src/styles/_tokens.scss (docs/design.md).';

const textOf = (folder, name) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n');

/** The custom properties that a sheet declares. `_root.scss` makes `--page` of the token `$color-page`. */
const properties = textOf('src', /\.scss$/).match(/(?<=--|\$color-)[\w-]+(?=:)/g);

const CODE = /(?<!\.(?:test|stories))\.(?:tsx?|svg)$/;
const code = textOf('src', CODE) + textOf('vite', CODE) + readFileSync('index.html', 'utf8');
/** The words that may be classes. Code may build a class, such as `marks__mark--${kind}`. */
const words = new Set(code.match(/(?<![\w-])[a-z][\w-]*(?:(?:__|--)(?=\$\{))?/g));
const classes = [...words].map((word) => (/(?:__|--)$/.test(word) ? `${word}.+` : word));
const OF_LIBRARIES = ['modal-.+', 'fade', 'show', 'rdp-.+', 'rc-tooltip.*'];

/** Touch screens keep the look under the pointer after a tap (rule: hover-looks). */
const hoverLooks = stylelint.createPlugin(
  'project/hover-looks',
  () => (root, result) =>
    root.walkRules(/:hover/, (node) => {
      if (node.parent.params === '(hover: hover)') return;
      const message = "Put this rule alone into '@media (hover: hover)'.";
      stylelint.utils.report({ ruleName: 'project/hover-looks', result, node, message });
    }),
);

/** @type {import('stylelint').Config} */
export default {
  customSyntax: 'postcss-scss',
  plugins: [hoverLooks],
  rules: {
    'project/hover-looks': true,
    'property-no-unknown': true,
    'declaration-property-value-disallowed-list': [
      { '/./': [`/var\\(\\s*--(?!(?:${properties.join('|')})\\W)/`] },
      { message: 'No style sheet declares this custom property.' },
    ],
    'selector-class-pattern': [
      `^(?:${[...OF_LIBRARIES, ...classes].join('|')})$`,
      { message: 'No component has this class.' },
    ],
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
