import { useEffect, useState } from 'react';
import { backendEvents } from '../../mocks/qa/backendEvents';
import type { Emulation } from '../../mocks/qa/startEmulation';
import { readPage } from './readPage';
import { reconcile, type Reconciliation } from './reconcile';

const INTERVAL = 500;
const NOTHING: Reconciliation = { compared: 0, differences: [] };

function look({ backend, controls }: Emulation): Reconciliation {
  const [member, colony] = [controls.member(), controls.colony()];
  const root = document.getElementById('root');
  if (member === null || colony === null || root === null) return NOTHING;
  // A dialog stands beside the application's root.
  const page = readPage(document.body);
  const isEmpty = page.summaries.length + page.tables.length + page.forms.length === 0;
  return isEmpty ? NOTHING : reconcile(page, backendEvents(backend, member, colony));
}

/**
 * Holds the page against the backend whenever one of them has changed. A difference counts when it has stood for two looks:
 * between a save and the page's next read there is always one.
 */
export function useReconciliation(emulation: Emulation): Reconciliation {
  const [result, setResult] = useState(NOTHING);
  useEffect(() => {
    let isDue = true;
    let answered = -1;
    let before: Reconciliation = NOTHING;
    const mark = () => {
      isDue = true;
    };
    const observer = new MutationObserver(mark);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    const forget = emulation.onChange(mark);
    const timer = setInterval(() => {
      const calls = emulation.backend.log.filter(({ status }) => status !== null).length;
      if (!isDue && calls === answered) return;
      const now = look(emulation);
      const hasStood = now.differences.join() === before.differences.join();
      isDue = now.differences.length > 0 && !hasStood;
      answered = calls;
      before = now;
      if (now.differences.length === 0 || hasStood) setResult(now);
    }, INTERVAL);
    return () => {
      clearInterval(timer);
      observer.disconnect();
      forget();
    };
  }, [emulation]);
  return result;
}
