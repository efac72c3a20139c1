import { createContext, use, type ComponentProps } from 'react';

type HeadingProps = Pick<ComponentProps<'h1'>, 'ref' | 'onFocus'>;

/** What the app gives to the heading of each screen. */
export const HeadingContext = createContext<HeadingProps>({});

/** The heading of a screen. It takes the focus after a change of screen (rule: kept-focus). */
export function ScreenHeading({ className, children }: Pick<ComponentProps<'h1'>, 'className' | 'children'>) {
  return (
    <h1 className={className} tabIndex={-1} {...use(HeadingContext)}>
      {children}
    </h1>
  );
}
