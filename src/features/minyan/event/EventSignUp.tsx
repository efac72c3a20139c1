import { ownSignUp, signUpsOf, type Attendance } from '../../../domain/attendance';
import { countPeople } from '../../../domain/counts';
import type { MinyanEvent } from '../../../domain/event';
import type { Member } from '../../../domain/member';
import { passFocusOn } from '../../../ui/focus/focus';
import { SectionBoundary } from '../../../ui/feedback/SectionBoundary';
import { MinyanSummary } from './MinyanSummary';
import { isComing, ownStateLine } from './ownState';
import { SignUpForm } from '../form/SignUpForm';
import './HomeEvent.scss';

interface EventSignUpProps {
  event: MinyanEvent;
  member: Member;
  attendance: Attendance;
  /** No event has been chosen yet: the form is dimmed and disabled, and there is no summary. */
  isDisabled?: boolean;
  /** The event has passed: the form takes no new sign-up (rule: passed-listed-event). */
  isPassed?: boolean;
}

export function EventSignUp(props: EventSignUpProps) {
  const { event, member, attendance, isDisabled = false, isPassed } = props;
  const signUps = isDisabled ? [] : signUpsOf(event, member, attendance);
  const own = isDisabled ? null : ownSignUp(event, member, attendance);
  const ownStateClasses = [
    'own-state',
    isComing(own) ? 'own-state--yes' : '',
    countPeople(signUps).hasMinyan ? 'own-state--beside' : '',
  ];
  return (
    <div className={isDisabled ? 'event--disabled' : 'split'} ref={passFocusOn}>
      {isDisabled ? null : (
        <div className="event-summary">
          {/* No live region: the form announces what it has saved. */}
          <p className={ownStateClasses.filter(Boolean).join(' ')}>{ownStateLine(own, signUps)}</p>
          <SectionBoundary>
            <MinyanSummary event={event} signUps={signUps} />
          </SectionBoundary>
        </div>
      )}
      <SectionBoundary>
        <SignUpForm
          event={event}
          member={member}
          signUps={signUps}
          own={own}
          isDisabled={isDisabled}
          isPassed={isPassed}
        />
      </SectionBoundary>
    </div>
  );
}
