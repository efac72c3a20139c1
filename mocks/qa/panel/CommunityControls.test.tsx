import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toDay } from '../../../src/domain/day';
import { startQaControls } from '../../../test/qaControls';
import { CommunityControls } from './CommunityControls';

it('keeps what was changed meanwhile when the tester saves another text', async () => {
  const user = userEvent.setup();
  const emulation = startQaControls();
  const form = () => {
    const colony = emulation.controls.colony();
    return colony === null ? null : <CommunityControls emulation={emulation} colony={colony} />;
  };
  const { rerender } = render(form());
  const mikvahDays = screen.getByLabelText(/^Days on which the mikvah/);
  await user.clear(mikvahDays);
  await user.type(mikvahDays, '2026-11-14');
  emulation.controls.changeCommunity({ notes: [{ _id: 'note-1', content: 'Changed by the office' }] });
  rerender(form());
  expect(screen.getByLabelText(/^Notes/)).toHaveValue('Changed by the office');
  expect(mikvahDays).toHaveValue('2026-11-14');
  await user.click(screen.getByRole('button', { name: 'Change the community' }));
  expect(emulation.controls.colony()).toMatchObject({
    mikvahOpenAt: ['2026-11-14'],
    notes: [{ content: 'Changed by the office' }],
  });

  emulation.controls.changeCommunity({ mikvahOpenAt: [toDay('2026-11-21')] });
  rerender(form());
  expect(mikvahDays).toHaveValue('2026-11-21');
});
