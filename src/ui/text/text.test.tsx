import { render, screen, waitFor } from '@testing-library/react';
import { EventName } from './EventName';
import { fitMarks } from './fitMarks';
import { MailLink } from './MailLink';
import { hasText } from './markupOf';
import { Name } from './Name';
import { RichText } from './RichText';
import { sanitizer } from './sanitizer';

test('EventName marks a Hebrew name as Hebrew and isolates its direction', () => {
  render(<EventName name="שבת פרשת נח" />);
  const name = screen.getByText('שבת פרשת נח');
  expect(name.tagName).toBe('BDI');
  expect(name).toHaveAttribute('lang', 'he');
  expect(name).toHaveAttribute('dir', 'rtl');
});

test('EventName isolates an English name and hides its emoji from screen readers', () => {
  render(<EventName name="Sukkos" emoji="🌿" />);
  const name = screen.getByText('Sukkos');
  expect(name.tagName).toBe('BDI');
  expect(name).not.toHaveAttribute('lang');
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

test.each(['מנחה ערב שבת 7:45, ומיד קבלת שבת!', 'שלום &amp; <b>ברכה</b>!'])(
  'RichText lets the text %s take its own direction',
  async (text) => {
    await sanitizer.load();
    const { container } = render(<RichText text={text} />);
    expect(container.firstElementChild).toHaveAttribute('dir', 'auto');
  },
);

test.each([
  ['<p>Pool</p><p>שלום!</p>', '<p dir="auto">Pool</p><p dir="auto">שלום!</p>'],
  ['<p dir="rtl" lang="he">שלום!</p>', '<p dir="rtl" lang="he">שלום!</p>'],
  ['<div dir="rtl"><p>Pool</p></div>', '<div dir="rtl"><p>Pool</p></div>'],
  ['<ul><li>שלום!</li></ul>', '<ul dir="auto"><li>שלום!</li></ul>'],
  ['<h2 lang="he">שלום</h2>', '<p class="rich-text__heading" lang="he" dir="auto">שלום</p>'],
  ['<section dir="rtl">שלום</section>', '<div dir="rtl">שלום</div>'],
  ['<p><span dir="rtl" lang="he">א</span></p>', '<p dir="auto"><span dir="rtl" lang="he">א</span></p>'],
  [
    '<table><tbody><tr><td colspan="2" rowspan="3">x</td></tr></tbody></table>',
    '<table dir="auto"><tbody><tr><td colspan="2" rowspan="3">x</td></tr></tbody></table>',
  ],
  ['<p>9:00 <strike>8:00</strike></p>', '<p dir="auto">9:00 <strike>8:00</strike></p>'],
  ['<ol type="a" start="3"><li>x</li></ol>', '<ol type="a" start="3" dir="auto"><li>x</li></ol>'],
  ['<ol reversed><li value="7">x</li></ol>', '<ol reversed="" dir="auto"><li value="7">x</li></ol>'],
])(
  'RichText keeps the direction, language, spans and numbers of %s, and lets other blocks take their own',
  async (html, shown) => {
    await sanitizer.load();
    const { container } = render(<RichText text={html} />);
    const expected = document.createElement('div');
    expected.innerHTML = shown;
    expect(container.firstElementChild?.childNodes).toHaveLength(expected.childNodes.length);
    [...expected.childNodes].forEach((node, index) =>
      expect(container.firstElementChild?.childNodes[index]?.isEqualNode(node)).toBe(true),
    );
  },
);

test('RichText shows plain text unchanged', () => {
  const text = 'Quiet hours:\n10 pm to 7 am\nfewer than <10 men, or write to <office@example.com> & see';
  const { container } = render(<RichText text={text} />);
  expect(container).toHaveTextContent('fewer than <10 men, or write to <office@example.com> & see');
  expect(container.firstElementChild?.textContent).toBe(text);
});

test('RichText keeps the formatting of simple HTML, without headings', async () => {
  render(<RichText text="<h2>Pool</h2><p>Hours are <b>posted</b>.</p><ul><li>Men</li></ul>" />);
  expect((await screen.findByText('posted')).tagName).toBe('B');
  expect(screen.getByRole('listitem')).toHaveTextContent('Men');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.getByText('Pool')).toBeVisible();
});

test('RichText shows HTML on the first render when the sanitizer is already loaded', async () => {
  await sanitizer.load();
  render(<RichText text="<p>Hours are <b>posted</b>.</p>" />);
  expect(screen.getByText('posted').tagName).toBe('B');
});

test.each([
  ['Quiet hours for Tom &amp; Jerry', 'Quiet hours for Tom & Jerry'],
  ['<dl><dt>Pool</dt></dl>', 'Pool'],
  ['<center><font color="red">Closed</font></center>', 'Closed'],
])('RichText detects %j as HTML', async (text, shown) => {
  render(<RichText text={text} />);
  expect(await screen.findByText(shown)).toBeVisible();
});

// The line breaks of a text without blocks are shown by `white-space: pre-line`, that of 'rich-text--html' is 'normal'.
test.each([
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
])('RichText keeps the line breaks of %j, and shows its escaped characters', async (text, shown) => {
  await sanitizer.load();
  const { container } = render(<RichText text={text} />);
  expect(container.firstElementChild?.textContent).toBe(shown);
  expect(container.firstElementChild).toHaveClass('rich-text', { exact: true });
});

test.each(['a\r\nb', 'a\rb', 'a\u2029b', 'a\nb'])('RichText keeps the line break of %j', (text) => {
  const { container } = render(<RichText text={text} />);
  expect(container.firstElementChild?.textContent).toBe('a\nb');
});

test.each([
  'one<br>two',
  '<P>one</P>\ntwo',
  '<section>one</section>\n<section>two</section>',
  '<center>one</center> two',
  '<details><summary>one</summary>two</details>',
])('RichText shows %j as HTML, where a line break is a space', async (text) => {
  await sanitizer.load();
  const { container } = render(<RichText text={text} />);
  expect(container.firstElementChild).toHaveClass('rich-text--html');
  expect(container.firstElementChild?.querySelector('br, p, div')).not.toBeNull();
});

test.each([
  ['<p>fewer than <ten men</p>', 'fewer than <ten men'],
  ['Write to<br><office@example.com>', 'Write to<office@example.com>'],
  ['Kiddush <o:p></o:p>this week', 'Kiddush this week'],
  ['<label>Note</label>', 'Note'],
  ['<p>Word<o:p></o:p></p>', 'Word'],
])('RichText loses no words of %s', async (text, shown) => {
  await sanitizer.load();
  const { container } = render(<RichText text={text} />);
  expect(container.textContent).toBe(shown);
});

test.each([
  '<p><frameset>',
  '<html><frameset cols="20%,80%"><frame src="a.html"></frameset></html>',
  ' <frameset></frameset><br>',
])('RichText shows %s, which has no body, as plain text', async (text) => {
  await sanitizer.load();
  const { container } = render(<RichText text={text} />);
  expect(container.textContent).toBe(text);
});

test('RichText opens links in a new tab', async () => {
  render(<RichText text={'<p><a href="https://example.com">map</a></p>'} />);
  const link = await screen.findByRole('link', { name: 'map' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test.each(['mailto:office@example.com', 'tel:+18455550100'])(
  'RichText opens a link to %s without a new tab, which would stay empty',
  async (address) => {
    render(<RichText text={`<p><a href="${address}" target="_blank">office</a></p>`} />);
    const link = await screen.findByRole('link', { name: 'office' });
    expect(link).toHaveAttribute('href', address);
    expect(link).not.toHaveAttribute('target');
  },
);

test.each([
  ['<img alt="Map of the pool">', 'Map of the pool'],
  ['Kiddush <img src="https://example.com/x.png" alt="in the hall"> at 11', 'Kiddush in the hall at 11'],
  ['<p><picture><source srcset="x.webp"><img alt="Pool" src="x.png"></picture></p>', 'Pool'],
  ['<p>Closed<img src="x.png"></p>', 'Closed'],
  ['<p>Closed<img alt="" src="x.png"></p>', 'Closed'],
])('RichText shows the alternative text of %s, and loads no picture', async (text, shown) => {
  await sanitizer.load();
  const { container } = render(<RichText text={text} />);
  expect(container.textContent).toBe(shown);
  expect(container.querySelector('img, picture, source')).toBeNull();
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
  await sanitizer.load();
  render(<RichText text={'<p>Pool<a href="https://example.com/"> </a></p>'} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test.each([
  ['<!--StartFragment-->Gate code 5<!--EndFragment-->', 'Gate code 5'],
  ['<style>p { color: red }</style>Pool opens', 'Pool opens'],
  ['<style><!-- p { margin: 0 } --></style>\nPool opens\nat 9', 'Pool opens\nat 9'],
  ['<script>if (1 < 2) alert(1)</script>Pool', 'Pool'],
  ['<meta charset="utf-8">Pool', 'Pool'],
  ['<!--[if gte mso 9]><xml>x</xml><![endif]--><![if !supportLists]>1.<![endif]> Pool', '1. Pool'],
  ['Pool <!-- opens', 'Pool <!-- opens'],
  ['a --> b <style> c', 'a --> b <style> c'],
])('RichText shows of %j only %j', async (text, shown) => {
  await sanitizer.load();
  const { container } = render(<RichText text={text} />);
  expect(container.textContent).toBe(shown);
});

test.each(['<!--StartFragment--><!--EndFragment-->', '<style>p { color: red }</style>', '<img src="x.png">'])(
  'a text of %s alone has nothing to show',
  (text) => {
    expect(hasText(text)).toBe(false);
  },
);

test.each([
  'javascript:alert(1)',
  '/forms/pool.pdf',
  'pool.pdf',
  '#pool',
  '//example.com/pool.pdf',
  'https:pool.pdf',
  'www.example.com',
])('RichText shows a link to %s as text', async (address) => {
  const { container } = render(<RichText text={`<p>See <a href="${address}">the <b>form</b></a>.</p>`} />);
  expect(await screen.findByText('form')).toBeVisible();
  expect(container).toHaveTextContent('See the form.');
  expect(container.querySelector('a')).toBeNull();
});

test('RichText shows a text with 2,000 elements as HTML, and one with too many tags as plain text', async () => {
  const list = (length: number) => '<i>x</i>'.repeat(length);
  const { container, rerender } = render(<RichText text={list(2000)} />);
  await waitFor(() => expect(container.querySelectorAll('i')).toHaveLength(2000));
  rerender(<RichText text={list(2001)} />);
  expect(container.textContent).toBe(list(2001));
});

test('RichText needs no noticeable time for unfinished tags', () => {
  const text = '<a '.repeat(100_000);
  const start = performance.now();
  const { container } = render(<RichText text={text} />);
  // Scanning on to the end of the text from each tag would take 20 seconds or more.
  expect(performance.now() - start).toBeLessThan(2000);
  expect(container.textContent).toBe(text);
});

test.each(['office@example.com', "o'neil+pool@example.com", 'one@example.com, two@example.com'])(
  'MailLink links to %s',
  (to) => {
    render(<MailLink to={to} />);
    expect(screen.getByRole('link', { name: to })).toHaveAttribute('href', `mailto:${to}`);
  },
);

test.each([
  'office@example.com?bcc=other@example.com',
  'office@example.com%3Fbcc=other@example.com',
  'office@example.com,?bcc=other@example.com',
  'office@example.com#',
  'Pool <office@example.com>',
  'call the office',
])('MailLink shows %s as text', (to) => {
  const { container } = render(<MailLink to={to} />);
  expect(container.innerHTML).not.toContain('href');
  expect(container.textContent).toBe(to);
});

test.each([
  '<p>Note<script>globalThis.wasRun = true</script></p>',
  '<p>Note<img src="x" onerror="globalThis.wasRun = true"></p>',
  '<p onclick="globalThis.wasRun = true">Note</p>',
  '<p>Note<svg onload="globalThis.wasRun = true"></svg></p>',
  '<p style="position:fixed" class="modal" id="root">Note</p>',
  '<p>Note<iframe src="javascript:alert(1)"></iframe></p>',
  '<p>Note</p><form action="https://evil.example"><input name="password"></form>',
])('RichText removes the active content of %s', async (html) => {
  const { container } = render(<RichText text={html} />);
  await screen.findByText(/Note/);
  expect(container.querySelectorAll('script, img, svg, iframe, form, input, style')).toHaveLength(0);
  expect(container.innerHTML).not.toMatch(/on(?:error|click|load)|style=|id=|modal/);
  expect(globalThis).not.toHaveProperty('wasRun');
});

test('RichText runs no script when the text is only a script', () => {
  const { container } = render(<RichText text="<script>globalThis.wasRun = true</script>" />);
  expect(container.querySelector('script')).toBeNull();
  expect(globalThis).not.toHaveProperty('wasRun');
});

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
])('shows %s with the marks that fit into a line (rule: wide-texts)', (text, shown) => {
  expect(fitMarks(text)).toBe(shown);
});
