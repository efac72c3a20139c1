import { countPeople } from '../../../domain/counts';
import type { SignUp } from '../../../domain/signUp';
import { isComing, ownStateLine } from './ownState';
import './MinyanSummary.scss';

interface OwnStateLineProps {
  own: SignUp | null;
  /** Everybody's sign-ups for the event. */
  signUps: readonly SignUp[];
}

/** Whether the member is signed up, at the top of a card. No live region: the form announces what it has saved. */
export function OwnStateLine({ own, signUps }: OwnStateLineProps) {
  const classes = [
    'own-state',
    isComing(own) ? 'own-state--yes' : '',
    countPeople(signUps).hasMinyan ? 'own-state--beside' : '',
  ];
  return <p className={classes.filter(Boolean).join(' ')}>{ownStateLine(own, signUps)}</p>;
}
