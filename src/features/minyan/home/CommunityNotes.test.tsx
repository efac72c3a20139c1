import { render, screen, within } from '@testing-library/react';
import { CommunityNotes } from './CommunityNotes';

it('lists all notes, also those without an id', async () => {
  render(
    <CommunityNotes
      notes={[
        { id: '1', content: 'Kiddush this week.' },
        { id: '', content: 'Eruv is up.\nCheck before candle lighting.' },
        { id: '', content: '<p>The <b>pool</b> is open</p>' },
      ]}
    />,
  );
  const notes = within(screen.getByRole('region', { name: 'Notes' }));
  expect(await notes.findByText('pool')).toBeVisible();
  expect(notes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Kiddush this week.',
    'Eruv is up.\nCheck before candle lighting.',
    'The pool is open',
  ]);
});

it('keeps the elements of notes when a note above them is added or removed (rule: steady-lists)', () => {
  const eruv = { id: '', content: 'Eruv is up.' };
  const shop = { id: '2', content: 'The shop is closed.' };
  const { rerender } = render(<CommunityNotes notes={[eruv, shop]} />);
  const [first, second] = screen.getAllByRole('listitem');
  rerender(<CommunityNotes notes={[{ id: '', content: 'Kiddush this week.' }, eruv, shop]} />);
  expect(screen.getAllByRole('listitem')[1]).toBe(first);
  expect(screen.getAllByRole('listitem')[2]).toBe(second);
  rerender(<CommunityNotes notes={[shop]} />);
  expect(screen.getByRole('listitem')).toBe(second);
});

it('leaves out notes without any text', () => {
  const contents = ['', ' \n', '<p></p>', '<p>&nbsp;<br></p>', '<i> </i>', '<office@example.com>'];
  render(<CommunityNotes notes={contents.map((content) => ({ id: '', content }))} />);
  expect(screen.getByRole('listitem')).toHaveTextContent('<office@example.com>');
});

it.each([[[]], [[{ id: '1', content: ' ' }]]])('renders nothing when no note has a text: %j', (notes) => {
  const { container } = render(<CommunityNotes notes={notes} />);
  expect(container).toBeEmptyDOMElement();
});
