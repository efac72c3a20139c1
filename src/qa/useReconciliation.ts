import { useEffect, useState } from 'react';
import { backendEvents } from '../../mocks/qa/backendEvents';
import type { Emulation } from '../../mocks/qa/startEmulation';
import { readPage } from './readPage';
import { reconcile, type Reconciliation } from './reconcile';

const INTERVAL = 500;
const NOTHING: Reconciliation = { compared: 0, differences: [] };

function compare({ backend, controls }: Emulation): Reconciliation {
  const [member, colony] = [controls.member(), controls.colony()];
  const root = document.getElementById('root');
  if (member === null || colony === null || root === null) return NOTHING;
  // Dialogs are rendered into the body, outside the application's root.
  const page = readPage(document.body);
  const isEmpty = page.summaries.length + page.tables.length + page.forms.length === 0;
  return isEmpty ? NOTHING : reconcile(page, backendEvents(backend, member, colony));
}

/**
 * Compares the page with the backend after each change of either. Reports a difference only when two comparisons in a row
 * find it, because the two always differ between a save and the page's next read.
 */
export function useReconciliation(emulation: Emulation): Reconciliation {
  const [result, setResult] = useState(NOTHING);
  useEffect(() => {
    let isOutdated = true;
    let answered = -1;
    let before: Reconciliation = NOTHING;
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
    const unsubscribe = emulation.onChange(markOutdated);
    const timer = setInterval(() => {
      const calls = emulation.backend.log.filter(({ status }) => status !== null).length;
      if (!isOutdated && calls === answered) return;
      const now = compare(emulation);
      const isStable = now.differences.join() === before.differences.join();
      isOutdated = now.differences.length > 0 && !isStable;
      answered = calls;
      before = now;
      if (now.differences.length === 0 || isStable) setResult(now);
    }, INTERVAL);
    return () => {
      clearInterval(timer);
      observer.disconnect();
      unsubscribe();
    };
  }, [emulation]);
  return result;
}
