import { useLoadedCommunity, useMember } from '@/api/memberContext';
import { HIDDEN_NAME, isNameHidden } from '@/domain/anonymity';
import { readers } from '@/domain/baalKorah';
import { eventTitle } from '@/domain/calendar/eventName';
import { eventTimes } from '@/domain/calendar/times';
import { countPeople } from '@/domain/counts';
import type { MinyanEvent } from '@/domain/event';
import { placeOfTimes } from '@/domain/place';
import { type SignUp, signUpIdentity } from '@/domain/signUp';
import { paths } from '@/lib/paths';
import { site } from '@/site';
import { isLongName, Name } from '@/ui/text/Name';
import { uniqueKeys } from '@/ui/uniqueKeys';
import { useNow } from '@/ui/useNow';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { eventAnchor, toHash } from './eventAnchor';
import { MinyanMarks } from './MinyanMarks';
import './MinyanSummary.scss';

interface LineProps {
  label: string;
  /** On a narrow page, this line takes the whole width. Other lines share a row there. */
  isWide?: boolean;
  children: ReactNode;
}

function Line({ label, isWide = false, children }: LineProps) {
  return (
    <div className={isWide ? 'summary__line summary__line--wide' : 'summary__line'}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function MemberName({ signUp }: { signUp: SignUp }) {
  const { userId } = useMember();
  const now = useNow();
  if (isNameHidden(signUp, userId, now))
    return <bdi>{signUp.isGuest ? `${HIDDEN_NAME} (guest)` : HIDDEN_NAME}</bdi>;
  const { userName } = signUp;
  return <Name className={isLongName(userName) ? 'summary__name--long' : undefined}>{userName}</Name>;
}

/** A number in a live region: screen readers announce its changes. */
function Count({ label, children }: { label: string; children: number }) {
  return (
    <div className="count__line" aria-live="polite" aria-atomic>
      <dt className="count__label">{label}</dt>
      <dd className="count__number">{children}</dd>
    </div>
  );
}

/** How many people come, who reads, who has Maftir, when the day begins and ends, and what is open (rule: summary-panel). */
export function MinyanSummary({ event, signUps }: { event: MinyanEvent; signUps: readonly SignUp[] }) {
  const member = useMember();
  const community = useLoadedCommunity();
  const { sure, onlyIf, total, hasMinyan } = countPeople(signUps);
  const assigned = readers(signUps);
  const readerKeys = uniqueKeys(assigned.map(({ part, signUp }) => `${part} ${signUpIdentity(signUp)}`));
  const maftirHolder = signUps.find(({ reservedMussaf }) => reservedMussaf);
  const place = placeOfTimes(community, member);
  const openText = (isOpen: boolean) => (isOpen ? 'Open' : 'Closed');
  return (
    <section aria-label={`Summary of ${eventTitle(event)}`}>
      <div className="count">
        <dl className="count__numbers">
          <Count label="People coming">{hasMinyan ? total : sure}</Count>
          {hasMinyan ? null : <Count label="People coming if there is minyan">{onlyIf}</Count>}
        </dl>
        <div className="count__names">
          <MinyanMarks sure={sure} onlyIf={onlyIf} />
          <Link className="count__link" to={`${paths.unitsOpen}${toHash(eventAnchor(event))}`}>
            Who is coming
          </Link>
        </div>
      </div>
      <dl className="summary">
        <Line label="Baal Korah" isWide>
          {assigned.length === 0
            ? 'No Baal Korah'
            : assigned.map(({ label, signUp }, index) => (
                <span key={readerKeys[index]} className="summary__reader">
                  {label === null ? null : <span>{`${label}: `}</span>}
                  <MemberName signUp={signUp} />
                </span>
              ))}
        </Line>
        {community.maftirMussafOption ? (
          <Line label="Maftir & Mussaf" isWide>
            {maftirHolder === undefined ? (
              'Not Reserved'
            ) : (
              <span>
                Reserved by <MemberName signUp={maftirHolder} />
              </span>
            )}
          </Line>
        ) : null}
        {(place === null ? [] : eventTimes(event, place, site.timeZone)).map(({ label, time }) => (
          <Line key={label} label={label}>
            {time}
          </Line>
        ))}
        <Line label="Shul">{openText(community.shulOpenAt.includes(event.day))}</Line>
        {community.hasMikvah ? (
          <Line label="Mikvah">{openText(community.mikvahOpenAt.includes(event.day))}</Line>
        ) : null}
      </dl>
    </section>
  );
}
