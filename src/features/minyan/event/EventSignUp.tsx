import { ownSignUp, signUpsOf, type Attendance } from '../../../domain/attendance';
import { eventTitle } from '../../../domain/calendar/eventTitle';
import type { Community } from '../../../domain/community';
import type { MinyanEvent } from '../../../domain/event';
import type { Member } from '../../../domain/member';
import { SectionBoundary } from '../../../ui/feedback/SectionBoundary';
import { MinyanSummary } from './MinyanSummary';
import { OwnStateLine } from './OwnStateLine';
import { SignUpForm } from '../form/SignUpForm';
import './EventPanel.scss';

interface EventSignUpProps {
  event: MinyanEvent;
  member: Member;
  community: Community;
  attendance: Attendance;
  /** No event has been chosen yet: the form is dimmed and disabled, and there is no summary. */
  isDisabled?: boolean;
  /** The event has passed: the form takes no new sign-up (rule: passed-listed-event). */
  isPassed?: boolean;
  onSaved?: () => void;
}

/** The sign-up form for an event beside the event's summary. */
export function EventSignUp(props: EventSignUpProps) {
  const { event, member, community, attendance, isDisabled = false, isPassed, onSaved } = props;
  const signUps = isDisabled ? [] : signUpsOf(event, member, attendance);
  const own = isDisabled ? null : ownSignUp(event, member, attendance);
  const shared = { event, eventTitle: eventTitle(event), member, community, signUps };
  return (
    <div className={isDisabled ? 'event--disabled' : 'split'}>
      {isDisabled ? null : (
        <div className="event-summary">
          <OwnStateLine own={own} signUps={signUps} />
          <SectionBoundary>
            <MinyanSummary {...shared} />
          </SectionBoundary>
        </div>
      )}
      <SectionBoundary>
        <SignUpForm {...shared} own={own} isDisabled={isDisabled} isPassed={isPassed} onSaved={onSaved} />
      </SectionBoundary>
    </div>
  );
}
