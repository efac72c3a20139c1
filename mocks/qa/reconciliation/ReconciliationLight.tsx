import { lightColour, type LightState } from './useReconciliation';

const MEANINGS = {
  green: 'Green: counts, tables and own sign-up agree with the backend.',
  yellow: 'Yellow: others have changed something that the page has not read yet. It reads every minute.',
  red: 'Red: the page and the backend differ.',
  grey: 'Grey: nothing on this screen to compare.',
} as const;

/** Shows whether the page and the backend agree, and lists the differences. */
export function ReconciliationLight({ result }: { result: LightState }) {
  const colour = lightColour(result);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no list
    <div className="light" role="status" aria-label="Reconciliation">
      <p>
        <span className={`lamp lamp--${colour}`} aria-hidden="true" /> {MEANINGS[colour]}
      </p>
      {result.differences.length === 0 ? null : (
        <ul>
          {result.differences.map((difference) => (
            <li key={difference}>{difference}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
