import type { ComponentProps } from 'react';

/** A link to another site. It opens in a new tab, which gets neither the address of this page nor access to it. */
export function NewTabLink({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
