import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/**
 * A link to a screen. The router's own `Link` also prefetches what a server renders, which would add 2 kB to every first load.
 */
export function Link({ to, target, onClick, children, ...attributes }: LinkProps) {
  const navigate = useLinkClickHandler(to, { target });
  return (
    <a
      {...attributes}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    >
      {children}
    </a>
  );
}
