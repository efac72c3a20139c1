import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string };

/**
 * A link to a screen. The router's own `Link` contains code for applications that are rendered on a server: 2.3 kB more in every
 * first load.
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
