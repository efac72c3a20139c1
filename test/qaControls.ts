import { applySituation, createControls } from '../mocks/qa/controls';
import { readLink, backendOptionsOf } from '../mocks/qa/links/link';
import { createBackend } from '../mocks/backend';
import { createMovableClock } from '../mocks/time/movableClock';

/** Starts what a section of the QA panel controls: a backend that no page calls, with the demo member signed in. */
export function startQaControls(search = '?scenario=empty&now=2026-11-10T10:00') {
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
