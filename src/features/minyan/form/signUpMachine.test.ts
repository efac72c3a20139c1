/** @jest-environment node */
import type { SignUp } from '../../../domain/signUp';
import { buildSignUp } from '../../../domain/testing/fixtures';
import { signUpValues } from './signUpFormModel';
import { isSameSignUp, signUpMachine, startFrom, type SignUpEvent, type SignUpState } from './signUpMachine';

const own = (fields: Partial<SignUp> = {}, recordId: string | null = 'own') =>
  buildSignUp({ recordId, ...fields });
const valuesOf = (peopleCount: number | '') => ({ ...signUpValues(null), peopleCount });
const after = (start: SignUpState, ...events: SignUpEvent[]) => events.reduce(signUpMachine, start);
const saved = (peopleCount: number): SignUpEvent => ({ type: 'done', own: own({ peopleCount }, null) });
const removed: SignUpEvent = { type: 'done', own: null };
const read = (records: SignUp | null, typed: number | ''): SignUpEvent => ({
  type: 'recordsChanged',
  own: records,
  typed: valuesOf(typed),
});
const edit = (peopleCount: number): SignUpEvent => ({ type: 'edit', values: valuesOf(peopleCount) });
const refused = (peopleCount: number): SignUpEvent => ({ type: 'refused', sent: valuesOf(peopleCount) });
const editing = () => after(startFrom(own({ peopleCount: 2 })), edit(2));
const unsent = { failedValues: null, lost: [] };

describe('a form starts', () => {
  it('new for a member without a sign-up', () => {
    expect(startFrom(null)).toEqual({
      mode: 'new',
      own: null,
      baseline: valuesOf(1),
      outcome: null,
      ...unsent,
    });
  });

  it('saved for a member with a sign-up', () => {
    const start = startFrom(own({ peopleCount: 4 }));
    expect(start).toMatchObject({ mode: 'saved', baseline: valuesOf(4), outcome: null });
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
    expect(after(editing(), { type: 'cancel', own: null })).toMatchObject({
      mode: 'new',
      own: null,
      baseline: valuesOf(1),
    });
  });

  it('returns to all values of the sign-up when the edit opened without an unavailable choice', () => {
    const reader = own({ part: '1-4' });
    const state = after(startFrom(reader), edit(1), { type: 'cancel', own: reader });
    expect(state.baseline).toMatchObject({ baalKorah: true, part: '1-4' });
  });
});

describe('a submission', () => {
  it('clears the outcome of the one before', () => {
    expect(after(startFrom(null), refused(1), { type: 'submitted' }).outcome).toBeNull();
  });

  it('keeps the edit open when it is refused', () => {
    const before = editing();
    expect(after(before, refused(5))).toEqual({ ...before, outcome: 'refused', failedValues: valuesOf(5) });
  });

  it.each([
    ['a new form', startFrom(null)],
    ['an edit', editing()],
  ])('of %s shows what was sent as a saved sign-up', (_, before) => {
    const sent = own({ peopleCount: 3 });
    expect(after(before, { type: 'done', own: sent })).toEqual({ ...startFrom(sent), outcome: 'saved' });
  });

  it('that removes the sign-up leaves a new form', () => {
    expect(after(editing(), removed)).toEqual({ ...startFrom(null), outcome: 'removed' });
  });

  it('is followed by the fresh record, locked, with the message still shown', () => {
    const fresh = own({ peopleCount: 5 });
    const state = after(startFrom(null), saved(3), read(fresh, 3));
    expect(state).toEqual({ ...startFrom(fresh), outcome: 'saved' });
  });

  describe('whose records are read only when the member has begun the next change', () => {
    const next = after(startFrom(null), saved(3), edit(3));

    it('keeps the edit, and shows the record only after Cancel', () => {
      expect(after(next, read(own({ peopleCount: 3 }), 7))).toBe(next);
      const other = own({ peopleCount: 8 });
      expect(after(next, read(other, 3))).toBe(next);
      expect(after(next, { type: 'cancel', own: other })).toEqual(startFrom(other));
    });

    it('keeps what was typed in a new form after a removal', () => {
      const before = after(editing(), removed);
      expect(after(before, read(null, 7))).toBe(before);
      expect(after(before, read(own({ peopleCount: 1 }), 7))).toBe(before);
    });
  });
});

it('choices that other units have taken meanwhile are marked as lost until the form is filled again', () => {
  const maftirLost: SignUpEvent = { type: 'choicesLost', lost: ['reservedMussaf'] };
  const lost = after(startFrom(null), maftirLost);
  expect(lost).toEqual({ ...startFrom(null), lost: ['reservedMussaf'] });
  expect(after(lost, { type: 'submitted' }, refused(1)).lost).toEqual(['reservedMussaf']);
  expect(after(lost, { type: 'choicesLost', lost: ['baalKorah'] }).lost).toEqual([
    'reservedMussaf',
    'baalKorah',
  ]);
  expect(after(lost, saved(1)).lost).toEqual([]);
  expect(after(editing(), maftirLost, edit(2)).lost).toEqual([]);
});

describe('records that change', () => {
  const fresh = own({ peopleCount: 8 });

  it('fill a form in which nothing is typed', () => {
    const state = after(startFrom(null), read(fresh, 1));
    expect(state).toMatchObject({ mode: 'saved', own: fresh, baseline: valuesOf(8) });
  });

  it('fill a saved form and keep its message', () => {
    const before: SignUpState = { ...startFrom(own({ peopleCount: 2 })), outcome: 'saved' };
    const state = after(before, read(fresh, 2));
    expect(state).toMatchObject({ mode: 'saved', baseline: valuesOf(8), outcome: 'saved' });
  });

  it('drop the message of a save once the sign-up was removed on another device', () => {
    const before: SignUpState = { ...startFrom(own({ peopleCount: 2 })), outcome: 'saved' };
    expect(after(before, read(null, 2))).toEqual(startFrom(null));
  });

  it('drop the message of a removal once the member has signed up on another device', () => {
    const before: SignUpState = { ...startFrom(null), outcome: 'removed' };
    expect(after(before, read(fresh, 1))).toEqual(startFrom(fresh));
    expect(after(before, read(null, 1))).toBe(before);
  });

  it('do not touch a new form in which something is typed', () => {
    const before = startFrom(null);
    expect(after(before, read(fresh, 7))).toBe(before);
    expect(after(before, read(fresh, ''))).toBe(before);
  });

  it.each([5, 2])('do not touch an edit, whether or not something is typed: %p', (typed) => {
    const before = editing();
    expect(after(before, read(fresh, typed))).toBe(before);
  });

  it('fill a new form in which the same is typed', () => {
    const state = after(startFrom(null), read(fresh, 8));
    expect(state).toMatchObject({ mode: 'saved', own: fresh, baseline: valuesOf(8) });
  });

  it('do not end an edit when they equal what is typed', () => {
    const before = editing();
    expect(after(before, read(fresh, 8))).toBe(before);
  });

  it('do not end an edit in which 0 is typed when the record is gone', () => {
    const before = editing();
    expect(after(before, read(null, 0))).toBe(before);
  });

  describe('after a refused update', () => {
    const afterRefusal = (sent: number) => after(editing(), refused(sent));

    it('end the edit when they show that the update was performed after all', () => {
      const state = after(afterRefusal(8), read(fresh, 8));
      expect(state).toEqual({ ...startFrom(fresh), outcome: 'saved' });
    });

    it('end the edit when they show that the removal was performed after all', () => {
      const state = after(afterRefusal(0), read(null, 0));
      expect(state).toMatchObject({ mode: 'new', own: null, baseline: valuesOf(1) });
    });

    it('do not end the edit when they equal something that was typed later', () => {
      const before = afterRefusal(5);
      expect(after(before, read(fresh, 8))).toBe(before);
      const again = after(afterRefusal(8), { type: 'submitted' });
      expect(after(again, read(fresh, 8))).toBe(again);
    });
  });

  describe('after a submission without an answer', () => {
    const unanswered = (start: SignUpState, sent: number) =>
      after(start, { type: 'unanswered', sent: valuesOf(sent) });

    it.each([
      ['a sign-up', startFrom(null), 8, fresh, 'saved'],
      ['an update', editing(), 8, fresh, 'saved'],
      ['a removal', editing(), 0, null, 'removed'],
    ] as const)('show that %s was performed, and replace the error', (_, start, sent, records, outcome) => {
      const state = after(unanswered(start, sent), read(records, sent));
      expect(state).toEqual({ ...startFrom(records), outcome });
    });
  });

  it.each(['refused', 'unanswered'] as const)(
    'leave no error of a submission that is %s after they have shown another sign-up',
    (type) => {
      const filled = after(startFrom(null), { type: 'submitted' }, read(fresh, 1));
      expect(after(filled, { type, sent: valuesOf(1) })).toEqual(startFrom(fresh));
    },
  );

  it.each(['refused', 'unanswered'] as const)(
    'show that a submission was performed that is %s after them',
    (type) => {
      const filled = after(startFrom(null), { type: 'submitted' }, read(fresh, 8));
      expect(after(filled, { type, sent: valuesOf(8) })).toEqual({ ...startFrom(fresh), outcome: 'saved' });
    },
  );

  it.each(['refused', 'unanswered'] as const)(
    'remove the error of a %s submission when they show another sign-up',
    (type) => {
      const before = after(startFrom(null), { type, sent: valuesOf(1) });
      const state = after(before, read(fresh, 1));
      expect(state).toEqual(startFrom(fresh));
    },
  );

  it('do not end a refused removal when the record has only lost its id', () => {
    const before = after(editing(), refused(0));
    const withoutId = own({ peopleCount: 2 }, null);
    expect(after(before, read(withoutId, 0))).toBe(before);
  });

  it('do not end an edit in which 0 is typed while the record exists', () => {
    const before = editing();
    expect(after(before, read(fresh, 0))).toBe(before);
  });

  it('do not end an edit in which 5 is typed when the record is gone', () => {
    const before = editing();
    expect(after(before, read(null, 5))).toBe(before);
  });

  it('change nothing when they hold the same sign-up', () => {
    const before = startFrom(own({ peopleCount: 2 }));
    const same = own({ peopleCount: 2, userName: 'Another Name' });
    expect(after(before, read(same, 2))).toBe(before);
  });
});

describe('two sign-ups', () => {
  it('are the same when id and values are', () => {
    expect(isSameSignUp(own(), own({ userName: 'Another Name', unit: '9' }))).toBe(true);
    expect(isSameSignUp(null, null)).toBe(true);
  });

  it.each([
    ['the id', own(), own({}, 'other')],
    ['a value', own(), own({ anonymous: true })],
    ['the id of a sign-up with the values of a new one', null, own()],
    ['only the existence', null, own({ peopleCount: 1 }, null)],
  ])('differ when %s differs', (_, one, other) => {
    expect(isSameSignUp(one, other)).toBe(false);
  });
});
