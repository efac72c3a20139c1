import { render, screen } from '@testing-library/react';
import { EventName } from './EventName';
import { fitMarks } from './fitMarks';
import { MailLink } from './MailLink';
import { hasText } from './markupOf';
import { Name } from './Name';
import { RichText } from './RichText';
import { sanitizer } from './sanitizer';

test('EventName isolates the name and hides its emoji from screen readers', () => {
  render(<EventName name="שבת פרשת נח" emoji="🌿" />);
  const name = screen.getByText('שבת פרשת נח');
  expect(name.tagName).toBe('BDI');
  expect(name).toHaveAttribute('lang', 'he');
  expect(screen.getByText('🌿')).toHaveAttribute('aria-hidden', 'true');
});

test.each([
  ['Sukkos (סוכות) 1', null],
  ['סוכות (Sukkos) 1', null],
  ['Moshe', null],
  ['5787', null],
  ['סוכות א׳', 'he'],
  ['משה בן מימון (12)', 'he'],
])('Name marks %s as Hebrew only if all its letters are', (name, lang) => {
  render(<Name>{name}</Name>);
  const shown = screen.getByText(name);
  expect(shown.tagName).toBe('BDI');
  expect(shown.getAttribute('lang')).toBe(lang);
  expect(shown.getAttribute('dir')).toBe(lang === null ? null : 'rtl');
  expect(shown).toHaveAttribute('translate', 'no');
});

/** Renders a text with the sanitizer loaded. Returns the element that shows it. */
async function show(text: string): Promise<Element> {
  await sanitizer.load();
  const { container } = render(<RichText text={text} />);
  if (container.firstElementChild === null) throw new Error('Nothing is shown.');
  return container.firstElementChild;
}

test.each(['מנחה ערב שבת 7:45, ומיד קבלת שבת!', 'שלום &amp; <b>ברכה</b>!'])(
  'RichText lets the text %s take its own direction',
  async (text) => {
    expect(await show(text)).toHaveAttribute('dir', 'auto');
  },
);

const cells = '<tbody><tr><td colspan="2" rowspan="3">x</td></tr></tbody>';

test.each([
  ['<p>Pool</p><p>שלום!</p>', '<p dir="auto">Pool</p><p dir="auto">שלום!</p>'],
  ['<p dir="rtl" lang="he">שלום!</p>', '<p dir="rtl" lang="he">שלום!</p>'],
  ['<div dir="rtl"><p>Pool</p></div>', '<div dir="rtl"><p>Pool</p></div>'],
  ['<ul><li>שלום!</li></ul>', '<ul dir="auto"><li>שלום!</li></ul>'],
  ['<h2 lang="he">שלום</h2>', '<p class="rich-text__heading" lang="he" dir="auto">שלום</p>'],
  ['<section dir="rtl">שלום</section>', '<div dir="rtl">שלום</div>'],
  ['<p><span dir="rtl" lang="he">א</span></p>', '<p dir="auto"><span dir="rtl" lang="he">א</span></p>'],
  [`<table>${cells}</table>`, `<table dir="auto">${cells}</table>`],
  ['<p>9:00 <strike>8:00</strike></p>', '<p dir="auto">9:00 <strike>8:00</strike></p>'],
  ['<ol type="a" start="3"><li>x</li></ol>', '<ol type="a" start="3" dir="auto"><li>x</li></ol>'],
  ['<ol reversed><li value="7">x</li></ol>', '<ol reversed="" dir="auto"><li value="7">x</li></ol>'],
])(
  'RichText keeps the direction, language, spans and numbers of %s, and lets other blocks take their own',
  async (html, shown) => {
    const expected = document.createElement('div');
    expected.innerHTML = shown;
    const { childNodes } = await show(html);
    expect(childNodes).toHaveLength(expected.childNodes.length);
    for (const [index, node] of expected.childNodes.entries())
      expect(childNodes[index]?.isEqualNode(node)).toBe(true);
  },
);

test('RichText shows plain text unchanged', () => {
  const text = 'Quiet hours:\n10 pm to 7 am\nfewer than <10 men, or write to <office@example.com> & see';
  const { container } = render(<RichText text={text} />);
  expect(container).toHaveTextContent('fewer than <10 men, or write to <office@example.com> & see');
  expect(container.firstElementChild?.textContent).toBe(text);
});

test('RichText shows the formatting of simple HTML, without headings, on the first render once the sanitizer is loaded', async () => {
  await show('<h2>Pool</h2><p>Hours are <b>posted</b>.</p><ul><li>Men</li></ul>');
  expect(screen.getByText('posted').tagName).toBe('B');
  expect(screen.getByRole('listitem')).toHaveTextContent('Men');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.getByText('Pool')).toBeVisible();
});

// A text without blocks shows its line breaks, because its `white-space` is `pre-line`. 'rich-text--html' sets `normal`.
test.each<readonly [string, string]>([
  ['Gate code 1\nDon&#039;t park here\nGuests: lot 2', "Gate code 1\nDon't park here\nGuests: lot 2"],
  ['Tom &amp; Jerry\r\n&rsquo;&hellip;&eacute;&#x5d0;&nbsp;&NotEqualTilde;', 'Tom & Jerry\n’…éא\u00a0≂̸'],
  ['The <b>pool</b>\nis <a href="https://example.com">open</a>', 'The pool\nis open'],
  [
    'less < more, <3, <office@example.com>\n&amp; <Enter>',
    'less < more, <3, <office@example.com>\n& <Enter>',
  ],
  [
    'AT&T, R&D &amp; https://example.com/?a=1&copy=2&lt=3',
    'AT&T, R&D & https://example.com/?a=1&copy=2&lt=3',
  ],
  ['&lt;p&gt;Escaped&lt;/p&gt;\n&amp;lt;', '<p>Escaped</p>\n&lt;'],
  ['one\rtwo\u2028three &amp;', 'one\ntwo\nthree &'],
  ...['a\r\nb', 'a\rb', 'a\u2029b', 'a\nb'].map((text) => [text, 'a\nb'] as const),
])('RichText keeps the line breaks of %j, and shows its escaped characters', async (text, shown) => {
  const element = await show(text);
  expect(element.textContent).toBe(shown);
  expect(element).toHaveClass('rich-text', { exact: true });
});

test.each([
  'one<br>two',
  '<P>one</P>\ntwo',
  '<section>one</section>\n<section>two</section>',
  '<center>one</center> two',
  '<details><summary>one</summary>two</details>',
])('RichText shows %j as HTML, where a line break is a space', async (text) => {
  const element = await show(text);
  expect(element).toHaveClass('rich-text--html');
  expect(element.querySelector('br, p, div')).not.toBeNull();
});

test.each<readonly [string, string]>([
  ['Quiet hours for Tom &amp; Jerry', 'Quiet hours for Tom & Jerry'],
  ['<dl><dt>Pool</dt></dl>', 'Pool'],
  ['<center><font color="red">Closed</font></center>', 'Closed'],
  ['<p>fewer than <ten men</p>', 'fewer than <ten men'],
  ['Write to<br><office@example.com>', 'Write to<office@example.com>'],
  ['Kiddush <o:p></o:p>this week', 'Kiddush this week'],
  ['<label>Note</label>', 'Note'],
  ['<p>Word<o:p></o:p></p>', 'Word'],
  ['<!--StartFragment-->Gate code 5<!--EndFragment-->', 'Gate code 5'],
  ['<style>p { color: red }</style>Pool opens', 'Pool opens'],
  ['<style><!-- p { margin: 0 } --></style>\nPool opens\nat 9', 'Pool opens\nat 9'],
  ['<script>if (1 < 2) alert(1)</script>Pool', 'Pool'],
  ['<meta charset="utf-8">Pool', 'Pool'],
  ['<!--[if gte mso 9]><xml>x</xml><![endif]--><![if !supportLists]>1.<![endif]> Pool', '1. Pool'],
  // Neither text is HTML.
  ...['Pool <!-- opens', 'a --> b <style> c'].map((text) => [text, text] as const),
  // In these texts a frameset replaces the body.
  ...['<p><frameset>', ' <frameset></frameset><br>'].map((text) => [text, text] as const),
])('RichText shows %j as the words %j', async (text, shown) => {
  expect((await show(text)).textContent).toBe(shown);
});

test.each([
  ['https://example.com', '_blank', 'noopener noreferrer'],
  // A new tab would stay empty.
  ['mailto:office@example.com', null, null],
  ['tel:+18455550100', null, null],
])('RichText opens a link to %s in the tab %p', async (address, target, rel) => {
  await show(`<p><a href="${address}" target="_blank">office</a></p>`);
  const link = screen.getByRole('link', { name: 'office' });
  expect(link).toHaveAttribute('href', address);
  expect(link.getAttribute('target')).toBe(target);
  expect(link.getAttribute('rel')).toBe(rel);
});

test.each([
  ['<img alt="Map of the pool">', 'Map of the pool'],
  ['Kiddush <img src="https://example.com/x.png" alt="in the hall"> at 11', 'Kiddush in the hall at 11'],
  ['<p><picture><source srcset="x.webp"><img alt="Pool" src="x.png"></picture></p>', 'Pool'],
  ['<p>Closed<img src="x.png"></p>', 'Closed'],
  ['<p>Closed<img alt="" src="x.png"></p>', 'Closed'],
])('RichText shows the alternative text of %s, and loads no picture', async (text, shown) => {
  const element = await show(text);
  expect(element.textContent).toBe(shown);
  expect(element.querySelector('img, picture, source')).toBeNull();
  expect(hasText(text)).toBe(true);
});

test.each([
  ['<a href="https://example.com/"><img alt="Flyer" src="x.png"></a>', 'Flyer'],
  ['<a href="https://example.com/flyer.pdf"><img src="x.png"></a>', 'https://example.com/flyer.pdf'],
])('RichText gives the linked picture %s the name %s', async (text, name) => {
  render(<RichText text={text} />);
  expect(await screen.findByRole('link', { name })).toBeVisible();
  expect(hasText(text)).toBe(true);
});

test('RichText shows no link without words', async () => {
  await show('<p>Pool<a href="https://example.com/"> </a></p>');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test.each(['<!--StartFragment--><!--EndFragment-->', '<style>p { color: red }</style>', '<img src="x.png">'])(
  'a text of %s alone has nothing to show',
  (text) => {
    expect(hasText(text)).toBe(false);
  },
);

const relative = ['/forms/pool.pdf', 'pool.pdf', '#pool', '//example.com/pool.pdf', 'https:pool.pdf'];

test.each([...relative, 'javascript:alert(1)', 'www.example.com'])(
  'RichText shows a link to %s as text',
  async (address) => {
    const element = await show(`<p>See <a href="${address}">the <b>form</b></a>.</p>`);
    expect(element).toHaveTextContent('See the form.');
    expect(element.querySelector('a')).toBeNull();
  },
);

test('RichText shows a text with 2,000 elements as HTML, and one with too many tags as plain text', async () => {
  const list = (length: number) => '<i>x</i>'.repeat(length);
  expect((await show(list(2000))).querySelectorAll('i')).toHaveLength(2000);
  expect((await show(list(2001))).textContent).toBe(list(2001));
});

test('RichText needs no noticeable time for unfinished tags', () => {
  const text = '<a '.repeat(100_000);
  const start = performance.now();
  const { container } = render(<RichText text={text} />);
  // Scanning on to the end of the text from each tag would take 20 seconds or more.
  expect(performance.now() - start).toBeLessThan(2000);
  expect(container.textContent).toBe(text);
});

const mails = ['office@example.com', "o'neil+pool@example.com", 'one@example.com, two@example.com'];
const withParameters = ['?bcc=other@example.com', '%3Fbcc=other@example.com', ',?bcc=other@example.com', '#'];
const noMails = [
  ...withParameters.map((end) => `office@example.com${end}`),
  'Pool <office@example.com>',
  'call us',
];

test.each([...mails.map((to) => [to, `mailto:${to}`]), ...noMails.map((to) => [to, undefined])])(
  'MailLink shows %s, with the link %p',
  (to = '', href) => {
    const { container } = render(<MailLink to={to} />);
    expect(container.textContent).toBe(to);
    expect(container.querySelector('a')?.getAttribute('href')).toBe(href);
  },
);

test('RichText shows the new text when it changes', async () => {
  const { rerender } = render(<RichText text="<p>First</p>" />);
  await screen.findByText('First');
  rerender(<RichText text="<p>Second</p>" />);
  expect(await screen.findByText('Second')).toBeVisible();
  expect(screen.queryByText('First')).not.toBeInTheDocument();
});

test.each([
  [`Mo${'\u0301'.repeat(120)}she`, 'Mo\u0301\u0301\u0301she'],
  ['\u0e01' + '\u0e49'.repeat(120), '\u0e01' + '\u0e49'.repeat(4)],
  [`\u0e01${'\u0e49\u200d'.repeat(60)}`, `\u0e01${'\u0e49\u200d'.repeat(4)}`],
  ['Tiê\u0301\u0323ng', 'Tiê\u0301\u0323ng'],
  ['שַׁבָּ֣ת', 'שַׁבָּ֣ת'],
  ['👨‍👩‍👧 🏳️‍⚧️ 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👨‍👩‍👧 🏳️‍⚧️ 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
])('fitMarks keeps the marks of %s that fit into a line (rule: wide-texts)', (text, shown) => {
  expect(fitMarks(text)).toBe(shown);
});
