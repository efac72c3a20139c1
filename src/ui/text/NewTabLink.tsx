import type { ComponentProps } from 'react';

/** Props of a link that opens in a new tab, which gets neither the address of this page nor access to it. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** A link to another site. */
export function NewTabLink({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} {...newTab}>
      {children}
    </a>
  );
}
