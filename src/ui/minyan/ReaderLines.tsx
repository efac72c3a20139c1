import type { ReactNode } from 'react';
import type { SignUp } from '../../domain/signUp';
import '../../styles/app.scss';

interface ReaderLinesProps {
  /** The label is null for a reader whose part is unknown. */
  readers: readonly { label: string | null; signUp: SignUp }[];
  renderName: (signUp: SignUp) => ReactNode;
}

/** A line for each part of the reading that somebody reads. */
export function ReaderLines({ readers, renderName }: ReaderLinesProps) {
  if (readers.length === 0) return 'No Baal Korah';
  return readers.map(({ label, signUp }, index) => (
    // Two readers may have the same part, and an old row may have no id.
    // oxlint-disable-next-line react/no-array-index-key
    <div key={`${label ?? ''}-${index}`}>
      {label === null ? null : <span>{`${label}: `}</span>}
      {renderName(signUp)}
    </div>
  ));
}
