import { useEffect, useReducer, useState } from 'react';
import { performDueActs } from '../../meanwhile/performActs';
import type { Emulation } from '../startEmulation';
import { backendEvents } from './backendEvents';
import { readPage } from './readPage';
import { reconcile, type Reconciliation } from './reconcile';

const INTERVAL = 500;
export type LightState = Reconciliation & {
  /** Others have made a change that the page has not read, so differences are no mistake of the page. */
  isUnread: boolean;
};

const NOTHING_COMPARED: LightState = { compared: 0, differences: [], isUnread: false };

/** Compares the page with the backend now. */
export function comparePage({ backend, controls }: Emulation): LightState {
  const [member, colony] = [controls.member(), controls.colony()];
  if (member === null || colony === null) return NOTHING_COMPARED;
  // The whole body is read, because dialogs are rendered outside of `#root`.
  const page = readPage(document.body);
  return { ...reconcile(page, backendEvents(backend, member, colony)), isUnread: backend.unread.size > 0 };
}

/**
 * Compares the page with the backend whenever one of them changes. Reports a difference only when two comparisons in a row
 * find it, because page and backend differ until the answer to a save arrives. Rerenders every half second, for the clock and the
 * calls. Performs the acts that have become due, which otherwise wait for the next call.
 */
export function useReconciliation(emulation: Emulation): LightState {
  const [result, setResult] = useState(NOTHING_COMPARED);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let isOutdated = true;
    let answeredCalls = -1;
    let previous: LightState = NOTHING_COMPARED;
    const markOutdated = () => {
      isOutdated = true;
    };
    const observer = new MutationObserver(markOutdated);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    emulation.onChange(() => {
      markOutdated();
      rerender();
    });
    // The interval is never cleared, because the panel lives as long as the page.
    setInterval(() => {
      // Nothing is updated during a press: a new text of the light could move the control, and the browser would ignore the press.
      if (document.documentElement.matches(':active')) return;
      performDueActs(emulation.backend, null);
      rerender();
      const calls = emulation.backend.log.filter(({ status }) => status !== null).length;
      if (!isOutdated && calls === answeredCalls) return;
      const current = comparePage(emulation);
      const isStable = current.differences.join() === previous.differences.join();
      isOutdated = current.differences.length > 0 && !isStable;
      answeredCalls = calls;
      previous = current;
      if (current.differences.length === 0 || isStable) setResult(current);
    }, INTERVAL);
  }, [emulation]);
  return result;
}

type LightColour = 'green' | 'yellow' | 'red' | 'grey';

export function lightColour({ compared, differences, isUnread }: LightState): LightColour {
  if (isUnread && compared > 0) return 'yellow';
  if (differences.length > 0) return 'red';
  return compared > 0 ? 'green' : 'grey';
}
