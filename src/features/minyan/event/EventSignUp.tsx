import { type Records, useSent } from '@/api/attendance';
import { ownSignUp, signUpsOf } from '@/domain/attendance';
import { countPeople } from '@/domain/counts';
import { SectionBoundary } from '@/ui/feedback/SectionBoundary';
import { passFocusOn } from '@/ui/focus/focus';
import type { ComponentProps } from 'react';
import { SignUpForm } from '../form/SignUpForm';
import './HomeEvent.scss';
import { MinyanSummary } from './MinyanSummary';
import { ownState } from './ownState';

type EventSignUpProps = Omit<ComponentProps<typeof SignUpForm>, 'signUps' | 'own'> & { records: Records };

/** The form of an event and its summary. While no event is chosen, the form is disabled and there is no summary. */
export function EventSignUp({ records, ...form }: EventSignUpProps) {
  const { event, member, isDisabled } = form;
  const { attendance } = records;
  const sent = useSent(records);
  const signUps = isDisabled ? [] : signUpsOf(event, member, attendance, sent);
  const own = isDisabled ? null : ownSignUp(event, member, attendance, sent);
  const { isComing, line } = ownState(own, signUps);
  const yesClass = isComing ? ' own-state--yes' : '';
  const besideClass = countPeople(signUps).hasMinyan ? ' own-state--beside' : '';
  return (
    <div className={isDisabled ? 'event--disabled' : 'split'} ref={passFocusOn}>
      <SectionBoundary>
        <SignUpForm {...form} signUps={signUps} own={own} />
      </SectionBoundary>
      {isDisabled ? null : (
        <div className="event-summary">
          {/* This line is no live region, because the form announces what it has saved. */}
          <p className={`own-state${yesClass}${besideClass}`}>{line}</p>
          <SectionBoundary>
            <MinyanSummary event={event} signUps={signUps} />
          </SectionBoundary>
        </div>
      )}
    </div>
  );
}
