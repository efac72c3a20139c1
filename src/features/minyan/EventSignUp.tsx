import { ownSignUp, signUpsOf, type Attendance } from '../../domain/attendance';
import { eventTitle } from '../../domain/calendar/eventTitle';
import type { Community } from '../../domain/community';
import type { MinyanEvent } from '../../domain/event';
import type { Member } from '../../domain/member';
import { signUpOptions } from '../../domain/signUpOptions';
import { SectionBoundary } from '../../ui/feedback/SectionBoundary';
import { MinyanSummary } from './MinyanSummary';
import { SignUpForm } from './SignUpForm';
import './minyan.scss';

interface EventSignUpProps {
  event: MinyanEvent;
  member: Member;
  community: Community;
  attendance: Attendance;
  /** No event has been chosen yet: the form is dimmed and disabled, and there is no summary. */
  isDisabled?: boolean;
  /** The event has passed, and the form still holds input. */
  isPassed?: boolean;
  onSaved?: () => void;
}

/** The sign-up form for an event beside the event's summary. */
export function EventSignUp(props: EventSignUpProps) {
  const { event, member, community, attendance, isDisabled = false, isPassed, onSaved } = props;
  const title = eventTitle(event);
  const signUps = isDisabled ? [] : signUpsOf(event, member, attendance);
  const own = isDisabled ? { recordId: null, signUp: null } : ownSignUp(event, member, attendance);
  return (
    <div className={isDisabled ? 'event--disabled' : 'split'}>
      {isDisabled ? null : (
        <SectionBoundary>
          <MinyanSummary
            event={event}
            eventTitle={title}
            member={member}
            community={community}
            signUps={signUps}
            options={signUpOptions({ day: event.day, member, community, signUps, own })}
          />
        </SectionBoundary>
      )}
      <SectionBoundary>
        <SignUpForm
          event={event}
          eventTitle={title}
          member={member}
          community={community}
          signUps={signUps}
          own={own}
          isDisabled={isDisabled}
          isPassed={isPassed}
          onSaved={onSaved}
        />
      </SectionBoundary>
    </div>
  );
}
