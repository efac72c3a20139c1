import { site } from '@/site';
import { type ComponentProps, createContext, type ReactNode, use } from 'react';

type HeadingProps = Pick<ComponentProps<'h1'>, 'ref' | 'onFocus'>;

/** The props that the app passes to the heading of each screen. */
export const HeadingContext = createContext<HeadingProps>({});

interface ScreenHeadingProps {
  /** The title of the page, without the company's name. Without `title`, the page is titled with that name alone. */
  title?: string;
  className?: string;
  /** The text of the heading, by default the title. */
  children?: ReactNode;
}

/** The heading of a screen, and the title of its page. It takes the focus after a change of screen (rules: page-titles, kept-focus). */
export function ScreenHeading({ title, className, children = title }: ScreenHeadingProps) {
  return (
    <>
      <title>{title === undefined ? site.name : `${title} | ${site.name}`}</title>
      <h1 className={className} tabIndex={-1} {...use(HeadingContext)}>
        {children}
      </h1>
    </>
  );
}
