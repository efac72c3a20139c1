import { useState } from 'react';
import { ownSignUp, signUpsOf, type Attendance } from '../../domain/attendance';
import { eventTitle } from '../../domain/calendar/eventTitle';
import type { Community } from '../../domain/community';
import { eventKey, type MinyanEvent } from '../../domain/event';
import type { Member } from '../../domain/member';
import { SectionBoundary } from '../../ui/feedback/SectionBoundary';
import { MinyanSummary } from './MinyanSummary';
import { OwnStateLine } from './OwnStateLine';
import { ownStateOf, type OwnState } from './ownState';
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
  /** What the member has sent for the event of that key, until it has been read back; then null. */
  onSent?: ((key: string, sent: OwnState | null) => void) | undefined;
}

/** The sign-up form for an event beside the event's summary. */
export function EventSignUp(props: EventSignUpProps) {
  const { event, member, community, attendance, isDisabled = false, isPassed, onSaved, onSent } = props;
  const [sent, setSent] = useState<OwnState | null>(null);
  const title = eventTitle(event);
  const signUps = isDisabled ? [] : signUpsOf(event, member, attendance);
  const own = isDisabled ? { recordId: null, signUp: null } : ownSignUp(event, member, attendance);
  return (
    <div className={isDisabled ? 'event--disabled' : 'split'}>
      {isDisabled ? null : (
        <div className="event-summary">
          <OwnStateLine own={sent ?? ownStateOf(own)} signUps={signUps} />
          <SectionBoundary>
            <MinyanSummary
              event={event}
              eventTitle={title}
              member={member}
              community={community}
              signUps={signUps}
            />
          </SectionBoundary>
        </div>
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
          onSent={(state) => {
            setSent(state);
            onSent?.(eventKey(event), state);
          }}
        />
      </SectionBoundary>
    </div>
  );
}
