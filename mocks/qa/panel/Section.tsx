import type { ReactNode } from 'react';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="section">
      <summary>
        <h3>{title}</h3>
      </summary>
      <div className="section__body">{children}</div>
    </details>
  );
}
