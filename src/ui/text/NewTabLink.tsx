import type { ComponentProps } from 'react';

/** A link to another site. It opens in a new tab, which learns nothing of this page. */
export function NewTabLink({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
