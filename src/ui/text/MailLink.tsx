import { Fragment } from 'react';
import { skipQuestion } from '../forms/drafts';
import { fitMarks } from './fitMarks';

/** An address without the characters that begin the headers of a `mailto:` link, such as `?bcc=`, or that escape others. */
const plainAddress = /^[^\s?#%<>@]+@[^\s?#%<>@]+$/;

/** Links to email addresses with commas between them. Other text is no link (rules: translated-page, names-and-direction). */
export function MailLink({ to }: { to: string }) {
  const isLink = to.split(',').every((address) => plainAddress.test(address.trim()));
  if (!isLink) return <bdi>{fitMarks(to)}</bdi>;
  // A line may break before '@' and '.' (rule: whole-words). The key replaces the element as a whole (rule: translated-page),
  // and with the label a screen reader reads the address in one piece.
  return (
    <a href={`mailto:${to}`} key={to} aria-label={to} onClick={skipQuestion}>
      {fitMarks(to)
        .split(/(?=[@.])/)
        .map((part, index) => (
          // The parts never change within this element.
          <Fragment key={index}>
            <wbr />
            <span>{part}</span>
          </Fragment>
        ))}
    </a>
  );
}
