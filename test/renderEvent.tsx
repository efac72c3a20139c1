import { useAttendance } from '@/api/attendance';
import { forgetFailures } from '@/api/firstCalls';
import { dayOf, toDay, toInstant } from '@/domain/day';
import { type MinyanEvent, upcomingEvents } from '@/domain/event';
import type { Member } from '@/domain/member';
import { EventSignUp } from '@/features/minyan/event/EventSignUp';
import { HomeEvent } from '@/features/minyan/event/HomeEvent';
import { currentTime } from '@/lib/clock';
import { UnsavedInput, UnsavedInputContext } from '@/ui/forms/unsavedInput';
import { screen, waitFor, within } from '@testing-library/react';
import { useSWRConfig } from 'swr';
import type { Backend, BackendOptions } from '../mocks/backend';
import { createBuilders } from '../mocks/data/builders';
import type { SignUpRecord } from '../mocks/data/db';
import { callsOf, setTime } from './backend';
import { renderSignedIn } from './signedIn';

/** A Tuesday. The upcoming Shabbos is Shabbos Shoftim. */
const TUESDAY = '2026-08-11T10:00:00-04:00';
export const SHOFTIM = toDay('2026-08-15');

/** The upcoming Shabbos, a listed holiday by its name, or a later Shabbos by its day. */
type EventChoice = 'shabbos' | { holiday: string } | { later: string };

function eventOf(choice: EventChoice, member: Member): MinyanEvent | undefined {
  if (typeof choice === 'object' && 'later' in choice) return { kind: 'later', day: toDay(choice.later) };
  const events = upcomingEvents(member, dayOf(toInstant(currentTime()), 'America/New_York'));
  if (choice === 'shabbos') return events[0];
  return events.find((event) => event.kind === 'holiday' && event.holiday.name === choice.holiday);
}

type EventWithRefetchProps = { member: Member; choice: EventChoice };

/**
 * An event as the home screen shows it (a later Shabbos as the dialog shows it), and a button that reads everything again, also
 * what has just failed.
 */
function EventWithRefetch({ member, choice }: EventWithRefetchProps) {
  const { mutate } = useSWRConfig();
  const { records } = useAttendance();
  const event = eventOf(choice, member);
  if (event === undefined) return <h2>No such event</h2>;
  return (
    <>
      {event.kind === 'later' && records !== null ? (
        <>
          <h2>Later</h2>
          <EventSignUp event={event} member={member} records={records} />
        </>
      ) : (
        <HomeEvent event={event} records={records} />
      )}
      <button
        type="button"
        onClick={() => {
          forgetFailures();
          void mutate(() => true);
        }}
      >
        Refetch
      </button>
    </>
  );
}

type ShowOptions = Partial<BackendOptions> & { event?: EventChoice; change?: (backend: Backend) => void };

/** Stops the clock on the Tuesday for a test file, and returns a function that renders an event for a signed-in member. */
export function setUpEvents() {
  beforeEach(() => setTime(TUESDAY));

  return async ({ event = 'shabbos', ...options }: ShowOptions = {}) => {
    const unsavedInput = new UnsavedInput();
    const shown = await renderSignedIn(
      ({ member }) => (
        <UnsavedInputContext value={unsavedInput}>
          <EventWithRefetch member={member} choice={event} />
        </UnsavedInputContext>
      ),
      options,
    );
    const group = await screen.findByRole('group', { name: /./ });
    const form = within(group);
    return {
      ...shown,
      group,
      form,
      hasUnsavedInput: unsavedInput.isAny,
      men: () => form.getByRole('spinbutton', { name: 'Number of men' }),
      button: (name: string) => form.getByRole('button', { name }),
      press: async (name: string) => {
        await shown.user.click(form.getByRole('button', { name }));
      },
      enterMen: async (text: string) => {
        await shown.user.clear(form.getByRole('spinbutton', { name: 'Number of men' }));
        await shown.user.type(form.getByRole('spinbutton', { name: 'Number of men' }), text);
      },
      /** Waits until the form has this button and it is enabled. */
      findButton: (name: string) =>
        waitFor(() => {
          const found = form.getByRole('button', { name });
          expect(found).toBeEnabled();
          return found;
        }),
      refetch: async () => {
        const before = callsOf(shown.backend, 'getMinyan').length;
        await shown.user.click(screen.getByRole('button', { name: 'Refetch' }));
        await waitFor(() => {
          const [last] = callsOf(shown.backend, 'getMinyan').slice(before).slice(-1);
          expect(last?.status).toBe(200);
        });
      },
    };
  };
}

export function demoOf({ db }: Backend) {
  const demo = db.members.find(({ username }) => username === 'demo');
  if (demo === null) throw new Error('There is no demo account.');
  return demo;
}

/** Adds a sign-up to the backend, by default one of the demo member for the upcoming Shabbos. */
export function addRecord(backend: Backend, record: Partial<SignUpRecord> & { by?: string } = {}): void {
  const { by = 'demo', ...fields } = record;
  const member = backend.db.members.find(({ username }) => username === by);
  if (member === null) throw new Error(`There is no account '${by}'.`);
  const own = { id: backend.db.nextId('record'), userId: member.id, day: SHOFTIM };
  backend.db.signUps.insert(createBuilders(backend.now()).buildSignUp({ ...own, ...fields }));
}
