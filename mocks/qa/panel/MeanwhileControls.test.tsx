import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBackend } from '../../backend';
import { createMovableClock } from '../../time/movableClock';
import { applySituation, createControls } from '../controls';
import { backendOptionsOf, readLink } from '../links/link';
import { MeanwhileControls } from './MeanwhileControls';

/** Starts the backend that a section of the QA panel controls. The demo member is signed in, and no page calls the backend. */
function startQaControls(search = '?scenario=empty&now=2026-11-10T10:00') {
  const { situation } = readLink(search, Date.now());
  const clock = createMovableClock(situation.offset);
  const backend = createBackend({ ...backendOptionsOf(situation), now: clock.now });
  applySituation(backend, situation);
  return {
    backend,
    clock,
    controls: createControls({ backend, clock, situation, onChange: () => undefined }),
  };
}

it('says what is wrong with an act of a neighbour until the tester corrects the act', async () => {
  const user = userEvent.setup();
  const emulation = startQaControls();
  render(<MeanwhileControls emulation={emulation} />);
  const acts = screen.getByLabelText('Still to come (meanwhile)');
  await user.type(acts, 'neighbour:0@now{Enter}');
  const message = screen.getByRole('alert');
  expect(message).toHaveTextContent("there is no word '0' for a neighbour.");
  await user.clear(acts);
  await user.type(acts, 'neighbour:3@now{Enter}');
  expect(message).toHaveTextContent(/^$/);
  expect(emulation.backend.db.signUps.where(() => true)).toMatchObject([{ peopleCount: 3 }]);
});

it('keeps the chosen event when the clock moves past an earlier event', async () => {
  const user = userEvent.setup();
  const emulation = startQaControls('?scenario=typical&now=2026-11-10T10:00');
  const { rerender } = render(<MeanwhileControls emulation={emulation} />);
  const chosen = () => screen.getByLabelText<HTMLSelectElement>('Event').selectedOptions[0]?.textContent;
  const [, , third] = screen.getByLabelText<HTMLSelectElement>('Event').options;
  if (third === undefined) throw new Error('There are too few events.');
  await user.selectOptions(screen.getByLabelText('Event'), third.value);
  const before = chosen();
  emulation.controls.set({ now: '2026-12-06T10:00' });
  rerender(<MeanwhileControls emulation={emulation} />);
  expect(chosen()).toBe(before);
});
