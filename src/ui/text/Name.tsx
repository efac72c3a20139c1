import { fitMarks } from './fitMarks';

const hebrewLetter = /\p{Script=Hebrew}/u;
const otherLetter = /[^\P{L}\p{Script=Hebrew}]/u;

/** The name of a holiday, a person or a community, in its own direction and never translated (rule: names-and-direction). */
export function Name({ children, className }: { children: string; className?: string | undefined }) {
  const isHebrew = hebrewLetter.test(children) && !otherLetter.test(children);
  return (
    <bdi className={className} translate="no" {...(isHebrew ? { lang: 'he', dir: 'rtl' } : {})}>
      {fitMarks(children)}
    </bdi>
  );
}

/** Whether a name is shown in smaller type, so that a card of the home keeps its height. */
export const isLongName = (name: string): boolean => name.length > 36;
