import type { ReactNode } from 'react';

type HebrewProps = { children: ReactNode };

export function Hebrew({ children }: HebrewProps) {
  return (
    <bdi lang="he" dir="rtl" className="hebrew" translate="no">
      {children}
    </bdi>
  );
}
