import { render } from '@testing-library/react';
import DOMPurify from 'dompurify';
import type { ReactElement } from 'react';
import { FormStatus } from '../feedback/FormStatus';
import { EventName } from './EventName';
import { MailLink } from './MailLink';
import { RichText } from './RichText';
import { sanitizer } from './sanitizer';

const nested = (tag: string, depth: number) => `${`<${tag}>`.repeat(depth)}end${`</${tag}>`.repeat(depth)}`;

async function show(text: string) {
  await sanitizer.load();
  return render(<RichText text={text} />);
}

/** Texts that could break a screen, keyed by what they contain. Each must still show 'end', as markup or as plain source text. */
const texts: Record<string, string> = {
  '10,000 nested elements': nested('div', 10_000),
  'nested tables and lists': `${'<table><tr><td><ul><li>'.repeat(50)}end`,
  'misnested formatting': `${'<p><b><i><u>'.repeat(200)}end`,
  'a template': '<p>end</p><template><p>hidden</p><script>globalThis.wasRun = true</script></template>',
  'a declarative shadow root':
    '<div><template shadowrootmode="open"><style>*{display:none}</style></template>end</div>',
  'a drawing': '<p>end<svg width="9999"><style>*{display:none}</style></svg></p>',
  'a formula': '<p>end<math><mtext><table><mglyph><style><!--</style></math></p>',
  'a rest that is plain text': '<p>end</p><plaintext><p>more</p>',
  'raw text that never ends': '<p>end</p><textarea><p>more',
  'a script that never ends': '<p>end</p><script>',
  'a comment that never ends': '<p>end</p><!-- ',
  'a script': '<p>end<script>globalThis.wasRun = true</script></p>',
  'a picture that runs a script': '<p>end<img src="x" onerror="globalThis.wasRun = true"></p>',
  'a drawing that runs a script': '<p>end<svg onload="globalThis.wasRun = true"></svg></p>',
  'a press that runs a script': '<p onclick="globalThis.wasRun = true">end</p>',
  'a frame that runs a script': '<p>end<iframe src="javascript:alert(1)"></iframe></p>',
  'another base': '<base href="https://evil.example/"><p>end</p>',
  'a huge image': '<p>end<img src="https://evil.example/x.png" width="99999" height="99999"></p>',
  'a layer over the page': '<div style="position:fixed;inset:0" class="modal" hidden>end</div>',
  'the id of the root': '<p id="root">end</p><p id="app" name="head"></p>',
  'a clobbered form':
    '<form id="x"><input name="attributes"><input name="childNodes"><input name="nodeName"></form><p>end</p>',
  'clobbered properties':
    '<p>end<a id="body"></a><a name="implementation"></a><img name="createElement"></p>',
  'a form over the page': '<p>end</p></form></div></main><form action="/logout"><button>x</button></form>',
  'a body': '<body onload="globalThis.wasRun = true" style="display:none"><p>end</p></body>',
  'a head':
    '<html><head><title>x</title><meta http-equiv="refresh" content="0"></head><body><p>end</p></body></html>',
  'a frameset': '<html><frameset cols="20%,80%"><frame src="end.html"></frameset></html>',
  'a frameset after a text': '<p>end<frameset><frame></frameset>',
  'an instruction': '<?xml version="1.0"?><!DOCTYPE html [<!ENTITY x "y">]><p>end</p>',
  'a section of characters': '<p>end<![CDATA[<script>globalThis.wasRun = true</script>]]></p>',
  'a custom element': '<p>end<x-y is="z"></x-y><slot name="a"></slot></p>',
  'a select': '<p>end<select><option><p>x</p></select></p>',
  'a row without a table': '<tr><td>end</td></tr>',
  'a cell over everything': '<table><tr><td colspan="1000" rowspan="65534">end</td></tr></table>',
  'a list with handlers':
    '<ol start="3" type="x" id="root" name="y" onclick="x()"><li value="7" style="top:0" onload="x()">end</li></ol>',
  'half of a character': '<p>end\ud800</p>',
  'a zero byte': '<p>e\u0000nd</p>end',
};

const elements =
  'script, style, template, svg, math, img, iframe, form, input, button, select, textarea, base, meta';
const attributes = '[id], [name], [style], [hidden], [onload], [onclick], [onerror], .modal';

test.each(Object.entries(texts))(
  'RichText shows a text with %s, and nothing of it breaks the screen',
  async (_name, text) => {
    const { container } = await show(text);
    expect(container.textContent).toContain('end');
    expect(container.querySelectorAll(`${elements}, ${attributes}`)).toHaveLength(0);
    expect(globalThis).not.toHaveProperty('wasRun');
  },
);

test('RichText shows a text as plain text if the sanitizer refuses it', async () => {
  jest.spyOn(DOMPurify, 'sanitize').mockImplementationOnce(() => {
    throw new TypeError('refusing to sanitize in place');
  });
  expect((await show('<p>end</p>')).container.textContent).toBe('<p>end</p>');
});

test('RichText runs no script when the text is only a script', async () => {
  expect(
    (await show('<script>globalThis.wasRun = true</script>')).container.querySelector('script'),
  ).toBeNull();
  expect(globalThis).not.toHaveProperty('wasRun');
});

test.each([
  ['256 levels as markup', 256, 'end'],
  ['257 levels as plain text', 257, nested('div', 257)],
])('RichText shows elements nested %s', async (_what, depth, shown) => {
  const { container } = await show(nested('div', depth));
  expect(container.textContent).toBe(shown);
});

const accents = '\u0301'.repeat(120);

const marked: Record<string, ReactElement> = {
  'a text with characters written as numbers': <RichText text={`<p>end${'&#769;'.repeat(120)}</p>`} />,
  'accents in elements of their own': <RichText text={`<p>end${'<b>\u0301\u0301</b>'.repeat(60)}</p>`} />,
  'accents in elements with invisible characters between them': (
    <RichText text={`<p>end${`<b>\u0301\u0301</b>${'\u2060'.repeat(10)}`.repeat(60)}</p>`} />
  ),
  'the text of a picture': <RichText text={`<p>end<img alt="e${accents}"></p>`} />,
  'accents with invisible characters between them': (
    <RichText text={`end${'\u0301\u2060\u00ad'.repeat(120)}`} />
  ),
  'an error': <FormStatus error={`end${accents}`} />,
  'an email address': <MailLink to={`end${accents}@example.com`} />,
  'an email address with words': <MailLink to={`the end${accents}`} />,
  'an emoji': <EventName name="end" emoji={`🍎${accents}`} />,
};

test.each(Object.keys(marked))('%s shows three accents on a letter (rule: wide-texts)', async (name) => {
  await sanitizer.load();
  const { container } = render(marked[name]);
  expect(container.textContent).toContain('end');
  const [accented] = /\u0301[\u0301\u2060\u00ad]*/.exec(container.textContent) ?? [''];
  expect(accented.replaceAll(/[^\u0301]/g, '')).toHaveLength(3);
});
