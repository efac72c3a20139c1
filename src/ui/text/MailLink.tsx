import { Fragment } from 'react';
import { passFocusOn } from '../focus/focus';
import { skipQuestion } from '../forms/drafts';
import { fitMarks } from './fitMarks';

/** An address without the characters that would add headers to a `mailto:` link, such as `?bcc=`, or escape other characters. */
const plainAddress = /^[^\s?#%<>@]+@[^\s?#%<>@]+$/;

/** A link to one or more email addresses, with commas between them. Any other text is shown without a link (rules: translated-page, names-and-direction). */
export function MailLink({ to }: { to: string }) {
  const isLink = to.split(',').every((address) => plainAddress.test(address.trim()));
  if (!isLink) return <bdi>{fitMarks(to)}</bdi>;
  // A line may break before '@' and '.' (rule: whole-words). A new address gets a new element, because of its key (rule:
  // translated-page). The label lets a screen reader read the address in one piece.
  return (
    <a href={`mailto:${to}`} key={to} aria-label={to} onClick={skipQuestion} ref={passFocusOn}>
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
