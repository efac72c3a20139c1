import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  const latitude = screen.getByLabelText('Latitude (lat)');
  await user.clear(latitude);
  await user.type(latitude, '31.5');
  emulation.controls.changeCommunity({ notes: [{ _id: 'note-1', content: 'Changed by the office' }] });
  rerender(form());
  expect(screen.getByLabelText(/^Notes/)).toHaveValue('Changed by the office');
  expect(latitude).toHaveValue('31.5');
  await user.click(screen.getByRole('button', { name: 'Change the community' }));
  expect(emulation.controls.colony()).toMatchObject({
    lat: 31.5,
    notes: [{ content: 'Changed by the office' }],
  });

  emulation.controls.changeCommunity({ lat: 40 });
  rerender(form());
  expect(latitude).toHaveValue('40');
});
