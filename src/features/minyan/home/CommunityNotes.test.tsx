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

it('renders nothing when there are no notes', () => {
  const { container } = render(<CommunityNotes notes={[]} />);
  expect(container).toBeEmptyDOMElement();
});
