/** @jest-environment node */
import type { SignUp } from '../../domain/signUp';
import { buildSignUp } from '../../domain/testing/fixtures';
import { signUpValues } from './signUpFormModel';
import {
  isSameSignUp,
  retryDelay,
  signUpMachine,
  startFrom,
  type FormSource,
  type SignUpEvent,
  type SignUpState,
} from './signUpMachine';

const none: FormSource = { recordId: null, signUp: null };
const own = (fields: Partial<SignUp> = {}, recordId: string | null = 'own'): FormSource => ({
  recordId,
  signUp: buildSignUp({ recordId, ...fields }),
});
const valuesOf = (peopleCount: number | '') => ({ ...signUpValues(null), peopleCount });
const after = (start: SignUpState, ...events: SignUpEvent[]) => events.reduce(signUpMachine, start);
const saved = (peopleCount: number): SignUpEvent => ({ type: 'saved', sent: buildSignUp({ peopleCount }) });
const edit = (peopleCount: number): SignUpEvent => ({ type: 'edit', values: valuesOf(peopleCount) });
const refused = (peopleCount: number): SignUpEvent => ({ type: 'refused', sent: valuesOf(peopleCount) });
const editing = () => after(startFrom(own({ peopleCount: 2 })), edit(2));
const asRead = { failedValues: null, failedReads: null, isMaftirLost: false };

describe('a form starts', () => {
  it('new for a member without a sign-up', () => {
    expect(startFrom(none)).toEqual({
      mode: 'new',
      own: none,
      baseline: valuesOf(1),
      outcome: null,
      ...asRead,
    });
  });

  it('saved for a member with a sign-up', () => {
    const start = startFrom(own({ peopleCount: 4 }));
    expect(start).toMatchObject({ mode: 'saved', baseline: valuesOf(4), outcome: null });
  });

  it('saved when the server sends only the id of the sign-up', () => {
    expect(startFrom({ recordId: 'own', signUp: null })).toMatchObject({
      mode: 'saved',
      baseline: valuesOf(1),
    });
  });

  it('saved when the sign-up has no id', () => {
    expect(startFrom(own({ peopleCount: 4 }, null))).toMatchObject({ mode: 'saved', baseline: valuesOf(4) });
  });
});

describe('edit', () => {
  it('opens a saved sign-up with its values and clears the last outcome', () => {
    const state = after(startFrom(own({ peopleCount: 2 })), saved(5), edit(5));
    expect(state).toMatchObject({ mode: 'editing', baseline: valuesOf(5), outcome: null });
  });
});

describe('cancel', () => {
  it('resets the fields, clears the outcome and locks the form', () => {
    const before = after(editing(), refused(2));
    const state = after(before, { type: 'cancel', own: own({ peopleCount: 2 }) });
    expect(state).toMatchObject({ mode: 'saved', baseline: valuesOf(2), outcome: null });
    expect(state.baseline).not.toBe(before.baseline);
  });

  it('shows the newest record when it has changed during the edit', () => {
    const state = after(editing(), { type: 'cancel', own: own({ peopleCount: 8 }) });
    expect(state).toMatchObject({ mode: 'saved', own: own({ peopleCount: 8 }), baseline: valuesOf(8) });
  });

  it('leaves a new form when the record has been removed during the edit', () => {
    expect(after(editing(), { type: 'cancel', own: none })).toMatchObject({
      mode: 'new',
      own: none,
      baseline: valuesOf(1),
    });
  });

  it('returns to what was sent while the records cannot be read after a save', () => {
    const stale = own({ peopleCount: 2 });
    const state = after(after(startFrom(stale), edit(2)), saved(5), { type: 'notRefreshed' }, edit(5), {
      type: 'cancel',
      own: stale,
    });
    expect(state).toMatchObject({ mode: 'saved', baseline: valuesOf(5), failedReads: 1 });
  });

  it('returns to all values of the sign-up when the edit opened without an unavailable choice', () => {
    const reader = own({ part: '1-4' });
    const state = after(startFrom(reader), edit(1), { type: 'cancel', own: reader });
    expect(state.baseline).toMatchObject({ baalKorah: true, part: '1-4' });
  });
});

describe('a submission', () => {
  it('clears the outcome of the one before', () => {
    expect(after(startFrom(none), refused(1), { type: 'submitted' }).outcome).toBeNull();
  });

  it('keeps the edit open when it is refused', () => {
    const before = editing();
    expect(after(before, refused(5))).toEqual({
      ...before,
      outcome: 'refused',
      failedValues: valuesOf(5),
    });
  });

  it.each([
    ['a new form', startFrom(none), null],
    ['an edit', editing(), 'own'],
  ])(
    'of %s shows what was sent as a saved sign-up until records and member have been read',
    (_, before, recordId) => {
      const sent = after(before, saved(3));
      expect(sent).toMatchObject({ mode: 'saved', baseline: valuesOf(3), outcome: 'saved', failedReads: 0 });
      expect(sent.own).toMatchObject({ recordId, signUp: { peopleCount: 3 } });
      const older: SignUpEvent = { type: 'recordsChanged', own: own({ peopleCount: 2 }), typed: valuesOf(3) };
      expect(after(sent, older)).toBe(sent);
      const failed = after(sent, { type: 'notRefreshed' }, older, { type: 'notRefreshed' }, older);
      expect(failed).toEqual({ ...sent, failedReads: 2 });
    },
  );

  it('that removes the sign-up leaves a new form until records and member have been read', () => {
    const removed = after(editing(), { type: 'removed' });
    expect(removed).toMatchObject({ mode: 'new', own: none, baseline: valuesOf(1), outcome: 'removed' });
    expect(after(removed, { type: 'recordsChanged', own: own({ peopleCount: 2 }), typed: valuesOf(1) })).toBe(
      removed,
    );
  });

  it('is followed by the fresh record, locked, with the message still shown', () => {
    const fresh = own({ peopleCount: 5 });
    const state = after(startFrom(none), saved(3), { type: 'refreshed', own: fresh, typed: valuesOf(3) });
    expect(state).toEqual({ ...startFrom(fresh), outcome: 'saved' });
  });

  describe('whose records are read only when the member has begun the next change', () => {
    const next = after(startFrom(none), saved(3), { type: 'notRefreshed' }, edit(3));

    it('keeps the edit, and takes over the id of the record', () => {
      const fresh = own({ peopleCount: 3 });
      const state = after(next, { type: 'refreshed', own: fresh, typed: valuesOf(7) });
      expect(state).toEqual({ ...next, own: fresh, failedReads: null });
    });

    it('keeps the edit, and shows another record only after Cancel', () => {
      const other = own({ peopleCount: 8 });
      const state = after(next, { type: 'refreshed', own: other, typed: valuesOf(3) });
      expect(state).toEqual({ ...next, failedReads: null });
      expect(after(state, { type: 'cancel', own: other })).toMatchObject({ mode: 'saved', own: other });
    });

    it('keeps what was typed in a new form after a removal', () => {
      const removed = after(editing(), { type: 'removed' }, { type: 'notRefreshed' });
      const state = after(removed, { type: 'refreshed', own: none, typed: valuesOf(7) });
      expect(state.baseline).toBe(removed.baseline);
      expect(state.failedReads).toBeNull();
    });
  });
});

it('Maftir that another unit has reserved meanwhile is marked as lost until the form is filled again', () => {
  const lost = after(startFrom(none), { type: 'maftirLost' });
  expect(lost).toEqual({ ...startFrom(none), isMaftirLost: true });
  expect(after(lost, { type: 'submitted' }, refused(1)).isMaftirLost).toBe(true);
  expect(after(lost, saved(1)).isMaftirLost).toBe(false);
  expect(after(editing(), { type: 'maftirLost' }, edit(2)).isMaftirLost).toBe(false);
});

describe('records that change', () => {
  const fresh = own({ peopleCount: 8 });

  it('fill a form in which nothing is typed', () => {
    const state = after(startFrom(none), { type: 'recordsChanged', own: fresh, typed: valuesOf(1) });
    expect(state).toMatchObject({ mode: 'saved', own: fresh, baseline: valuesOf(8) });
  });

  it('fill a saved form and keep its message', () => {
    const before: SignUpState = { ...startFrom(own({ peopleCount: 2 })), outcome: 'saved' };
    const state = after(before, { type: 'recordsChanged', own: fresh, typed: valuesOf(2) });
    expect(state).toMatchObject({ mode: 'saved', baseline: valuesOf(8), outcome: 'saved' });
  });

  it('do not touch a new form in which something is typed', () => {
    const before = startFrom(none);
    expect(after(before, { type: 'recordsChanged', own: fresh, typed: valuesOf(7) })).toBe(before);
    expect(after(before, { type: 'recordsChanged', own: fresh, typed: valuesOf('') })).toBe(before);
  });

  it.each([5, 2])('do not touch an edit, whether or not something is typed: %p', (typed) => {
    const before = editing();
    expect(after(before, { type: 'recordsChanged', own: fresh, typed: valuesOf(typed) })).toBe(before);
  });

  it('fill a new form in which the same is typed', () => {
    const state = after(startFrom(none), { type: 'recordsChanged', own: fresh, typed: valuesOf(8) });
    expect(state).toMatchObject({ mode: 'saved', own: fresh, baseline: valuesOf(8) });
  });

  it('do not end an edit when they equal what is typed', () => {
    const before = editing();
    expect(after(before, { type: 'recordsChanged', own: fresh, typed: valuesOf(8) })).toBe(before);
  });

  it('do not end an edit in which 0 is typed when the record is gone', () => {
    const before = editing();
    expect(after(before, { type: 'recordsChanged', own: none, typed: valuesOf(0) })).toBe(before);
  });

  describe('after a refused update', () => {
    const afterRefusal = (sent: number) => after(editing(), refused(sent));

    it('end the edit when they show that the update was performed after all', () => {
      const state = after(afterRefusal(8), { type: 'recordsChanged', own: fresh, typed: valuesOf(8) });
      expect(state).toEqual({ ...startFrom(fresh), outcome: 'refused' });
    });

    it('end the edit when they show that the removal was performed after all', () => {
      const state = after(afterRefusal(0), { type: 'recordsChanged', own: none, typed: valuesOf(0) });
      expect(state).toMatchObject({ mode: 'new', own: none, baseline: valuesOf(1) });
    });

    it('do not end the edit when they equal something that was typed later', () => {
      const before = afterRefusal(5);
      expect(after(before, { type: 'recordsChanged', own: fresh, typed: valuesOf(8) })).toBe(before);
      const again = after(afterRefusal(8), { type: 'submitted' });
      expect(after(again, { type: 'recordsChanged', own: fresh, typed: valuesOf(8) })).toBe(again);
    });
  });

  describe('after a submission without an answer', () => {
    const unanswered = (start: SignUpState, sent: number) =>
      after(start, { type: 'unanswered', sent: valuesOf(sent) });

    it.each([
      ['a sign-up', startFrom(none), 8, fresh, 'saved'],
      ['an update', editing(), 8, fresh, 'saved'],
      ['a removal', editing(), 0, none, 'removed'],
    ] as const)('show that %s was performed, and replace the error', (_, start, sent, records, outcome) => {
      const state = after(unanswered(start, sent), {
        type: 'recordsChanged',
        own: records,
        typed: valuesOf(sent),
      });
      expect(state).toEqual({ ...startFrom(records), outcome });
    });

    it('are not needed to count it as saved when the form already has the id of the sign-up', () => {
      const known = after(startFrom(none), {
        type: 'recordsChanged',
        own: { recordId: 'own', signUp: null },
        typed: valuesOf(1),
      });
      expect(unanswered(known, 3)).toMatchObject({
        mode: 'saved',
        own: { recordId: 'own' },
        baseline: valuesOf(3),
        outcome: 'saved',
        failedReads: 1,
      });
    });
  });

  it.each(['refused', 'unanswered'] as const)(
    'leave no error of a submission that is %s after they have shown another sign-up',
    (type) => {
      const filled = after(
        startFrom(none),
        { type: 'submitted' },
        { type: 'recordsChanged', own: fresh, typed: valuesOf(1) },
      );
      expect(after(filled, { type, sent: valuesOf(1) })).toEqual(startFrom(fresh));
    },
  );

  it.each([
    ['refused', 'refused'],
    ['unanswered', 'saved'],
  ] as const)('show that a submission was performed that is %s after them', (type, outcome) => {
    const filled = after(
      startFrom(none),
      { type: 'submitted' },
      { type: 'recordsChanged', own: fresh, typed: valuesOf(8) },
    );
    expect(after(filled, { type, sent: valuesOf(8) })).toEqual({ ...startFrom(fresh), outcome });
  });

  it.each(['refused', 'unanswered'] as const)(
    'remove the error of a %s submission when they show another sign-up',
    (type) => {
      const before = after(startFrom(none), { type, sent: valuesOf(1) });
      const state = after(before, { type: 'recordsChanged', own: fresh, typed: valuesOf(1) });
      expect(state).toEqual(startFrom(fresh));
    },
  );

  it('do not end a refused removal when the record has only lost its id', () => {
    const before = after(editing(), refused(0));
    const withoutId = own({ peopleCount: 2 }, null);
    expect(after(before, { type: 'recordsChanged', own: withoutId, typed: valuesOf(0) })).toBe(before);
  });

  it('do not end an edit in which 0 is typed while the record exists', () => {
    const before = editing();
    expect(after(before, { type: 'recordsChanged', own: fresh, typed: valuesOf(0) })).toBe(before);
  });

  it('do not end an edit in which 5 is typed when the record is gone', () => {
    const before = editing();
    expect(after(before, { type: 'recordsChanged', own: none, typed: valuesOf(5) })).toBe(before);
  });

  it('change nothing when they hold the same sign-up', () => {
    const before = startFrom(own({ peopleCount: 2 }));
    const same = own({ peopleCount: 2, userName: 'Another Name' });
    expect(after(before, { type: 'recordsChanged', own: same, typed: valuesOf(2) })).toBe(before);
  });
});

describe('two sign-ups', () => {
  it('are the same when id and values are', () => {
    expect(isSameSignUp(own(), own({ userName: 'Another Name', unit: '9' }))).toBe(true);
    expect(isSameSignUp(none, none)).toBe(true);
  });

  it.each([
    ['the id', own(), own({}, 'other')],
    ['a value', own(), own({ anonymous: true })],
    ['the id of a sign-up without values', none, { recordId: 'own', signUp: null }],
    ['only the existence', none, own({ peopleCount: 1 }, null)],
  ])('differ when %s differs', (_, one, other) => {
    expect(isSameSignUp(one, other)).toBe(false);
  });
});

it('reads after a save are tried again after 5, 10, 20 and 40 seconds, then every minute', () => {
  expect([1, 2, 3, 4, 5, 6].map(retryDelay)).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000]);
});
