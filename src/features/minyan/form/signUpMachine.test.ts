/** @jest-environment node */
import type { SignUp } from '@/domain/signUp';
import { buildSignUp } from '@/domain/testing/fixtures';
import { signUpValues } from './signUpFormModel';
import { isSameSignUp, type SignUpEvent, signUpMachine, type SignUpState, startFrom } from './signUpMachine';

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
const failed = (peopleCount: number): SignUpEvent => ({ type: 'failed', sent: valuesOf(peopleCount) });
const editing = () => after(startFrom(own({ peopleCount: 2 })), edit(2));
const withoutInput = { typed: null, failedValues: null, lost: [] };
/** The state after newer records have filled the unchanged fields of a form, which stays open. */
const merged = (before: SignUpState, records: SignUp, typed: number | ''): SignUpState => ({
  ...before,
  own: records,
  baseline: signUpValues(records),
  typed: { ...signUpValues(records), peopleCount: typed },
});

it('a form starts new for a member without a sign-up', () => {
  expect(startFrom(null)).toEqual({
    mode: 'new',
    own: null,
    baseline: valuesOf(1),
    success: null,
    ...withoutInput,
  });
});

it.each(['own', null])('a form starts saved for a member with a sign-up, whose id is %p', (recordId) => {
  const start = startFrom(own({ peopleCount: 4 }, recordId));
  expect(start).toMatchObject({ mode: 'saved', baseline: valuesOf(4), success: null });
});

it('edit opens a saved sign-up with its values and clears the last success', () => {
  const state = after(startFrom(own({ peopleCount: 2 })), saved(5), edit(5));
  expect(state).toMatchObject({ mode: 'editing', baseline: valuesOf(5), success: null });
});

describe('cancel', () => {
  it('resets the fields, clears the success and locks the form', () => {
    const before = after(editing(), failed(2));
    const state = after(before, { type: 'cancel', own: own({ peopleCount: 2 }) });
    expect(state).toMatchObject({ mode: 'saved', baseline: valuesOf(2), success: null });
    expect(state.baseline).not.toBe(before.baseline);
  });

  it('shows the newest record when it has changed during the edit', () => {
    const state = after(editing(), { type: 'cancel', own: own({ peopleCount: 8 }) });
    expect(state).toMatchObject({ mode: 'saved', own: own({ peopleCount: 8 }), baseline: valuesOf(8) });
  });

  it('shows a new form when the record has been removed during the edit', () => {
    expect(after(editing(), { type: 'cancel', own: null })).toMatchObject({
      mode: 'new',
      own: null,
      baseline: valuesOf(1),
    });
  });

  it('shows all values of the sign-up again, even if the edit began without an unavailable choice', () => {
    const reader = own({ part: '1-4' });
    const state = after(startFrom(reader), edit(1), { type: 'cancel', own: reader });
    expect(state.baseline).toMatchObject({ baalKorah: true, part: '1-4' });
  });
});

describe('a submission', () => {
  it('clears the success of the previous submission', () => {
    expect(after(editing(), removed, { type: 'submitted' }).success).toBeNull();
  });

  it('keeps the edit open when it fails', () => {
    const before = editing();
    expect(after(before, failed(5))).toEqual({ ...before, success: null, failedValues: valuesOf(5) });
  });

  it.each([
    ['a new form', startFrom(null)],
    ['an edit', editing()],
  ])('of %s shows what was sent as a saved sign-up', (_, before) => {
    const sent = own({ peopleCount: 3 });
    expect(after(before, { type: 'done', own: sent })).toEqual({ ...startFrom(sent), success: 'saved' });
  });

  it('that removes the sign-up ends with a new form', () => {
    expect(after(editing(), removed)).toEqual({ ...startFrom(null), success: 'removed' });
  });

  it('locks the form with the record that is read next, and keeps the message', () => {
    const fresh = own({ peopleCount: 5 });
    const state = after(startFrom(null), saved(3), read(fresh, 3));
    expect(state).toEqual({ ...startFrom(fresh), success: 'saved' });
  });

  it('keeps an edit that begins before its records are read, and shows the records after Cancel', () => {
    const next = after(startFrom(null), saved(3), edit(3));
    for (const records of [own({ peopleCount: 3 }), own({ peopleCount: 8 })]) {
      expect(after(next, read(records, 7))).toEqual(merged(next, records, 7));
      expect(after(next, { type: 'cancel', own: records })).toEqual(startFrom(records));
    }
  });

  it('that removes the sign-up keeps what was typed in the new form before the records are read', () => {
    const before = after(editing(), removed);
    expect(after(before, read(null, 7))).toBe(before);
    const again = own({ peopleCount: 1 });
    expect(after(before, read(again, 7))).toEqual({ ...merged(before, again, 7), success: null });
  });
});

it('choices that the form has cleared are marked as lost until the form is filled again', () => {
  const maftirLost: SignUpEvent = { type: 'choicesLost', lost: ['reservedMussaf'] };
  const lost = after(startFrom(null), maftirLost);
  expect(lost).toEqual({ ...startFrom(null), lost: ['reservedMussaf'] });
  expect(after(lost, { type: 'submitted' }, failed(1)).lost).toEqual(['reservedMussaf']);
  expect(after(lost, { type: 'choicesLost', lost: ['baalKorah'] }).lost.join()).toBe(
    'reservedMussaf,baalKorah',
  );
  expect(after(lost, saved(1)).lost).toEqual([]);
  expect(after(editing(), maftirLost, edit(2)).lost).toEqual([]);
});

describe('records that change', () => {
  const fresh = own({ peopleCount: 8 });

  it.each([
    ['nothing', 1],
    ['the recorded number', 8],
  ])('fill a new form in which %s is typed', (_what, typed) => {
    const state = after(startFrom(null), read(fresh, typed));
    expect(state).toMatchObject({ mode: 'saved', own: fresh, baseline: valuesOf(8) });
  });

  it('fill a saved form and keep its message', () => {
    const before: SignUpState = { ...startFrom(own({ peopleCount: 2 })), success: 'saved' };
    const state = after(before, read(fresh, 2));
    expect(state).toMatchObject({ mode: 'saved', baseline: valuesOf(8), success: 'saved' });
  });

  it('drop the message of a save once the sign-up was removed on another device', () => {
    const before: SignUpState = { ...startFrom(own({ peopleCount: 2 })), success: 'saved' };
    expect(after(before, read(null, 2))).toEqual(startFrom(null));
  });

  it('drop the message of a removal once the member has signed up on another device', () => {
    const before: SignUpState = { ...startFrom(null), success: 'removed' };
    expect(after(before, read(fresh, 1))).toEqual(startFrom(fresh));
    expect(after(before, read(fresh, 7)).success).toBeNull();
    expect(after(before, read(null, 1))).toBe(before);
  });

  it.each([7, ''] as const)('keep what is typed in a new form: %p', (typed) => {
    const before = startFrom(null);
    expect(after(before, read(fresh, typed))).toEqual(merged(before, fresh, typed));
  });

  it.each([7, 0])(
    'keep %i in a new form, also when another device has signed up and withdrawn meanwhile',
    (typed) => {
      const before = after(startFrom(null), read(fresh, typed));
      expect(after(before, read(null, typed))).toBe(before);
    },
  );

  it('keep what is typed in an edit, and fill its other fields (rule: edit-follows)', () => {
    const before = editing();
    expect(after(before, read(fresh, 5))).toEqual(merged(before, fresh, 5));
    expect(after(before, read(fresh, 2))).toEqual(merged(before, fresh, 8));
    const guest = { ...valuesOf(2), isGuest: true };
    const typed = after(before, { type: 'recordsChanged', own: fresh, typed: guest });
    expect(typed.typed).toEqual({ ...valuesOf(8), isGuest: true });
    const later = after(typed, read(own({ peopleCount: 9 }), 8));
    expect(later.typed).toEqual(valuesOf(9));
  });

  it('save a new form that shows what they contain once its other fields follow', () => {
    const typed = { ...valuesOf(9), onlyIfMinyan: true };
    const before = after(startFrom(null), read(own({ peopleCount: 4, onlyIfMinyan: true }), 9));
    const nine = own({ peopleCount: 9 });
    expect(after(before, { type: 'recordsChanged', own: nine, typed })).toEqual(startFrom(nine));
  });

  it('keep a box that was unticked after a failed submission', () => {
    const before = after(startFrom(null), { type: 'failed', sent: { ...valuesOf(8), isGuest: true } });
    const state = after(before, { type: 'recordsChanged', own: own({ isGuest: true }), typed: valuesOf(8) });
    expect(state.typed).toMatchObject({ peopleCount: 8, isGuest: false });
  });

  it('fill an edit only with choices that are available', () => {
    const before = editing();
    const reader = own({ peopleCount: 8, part: '1-4' });
    const available = { ...signUpValues(reader), part: '' } as const;
    const state = after(before, { type: 'recordsChanged', own: reader, typed: valuesOf(5), available });
    expect(state).toMatchObject({ baseline: available, typed: { ...available, peopleCount: 5 } });
  });

  it.each([8, 0])('do not end an edit in which %i is typed', (typed) => {
    const before = editing();
    expect(after(before, read(fresh, typed))).toEqual(merged(before, fresh, typed));
  });

  it.each([0, 5])('do not end an edit in which %i is typed when the record no longer exists', (typed) => {
    const before = editing();
    expect(after(before, read(null, typed))).toBe(before);
  });

  describe('after a failed update', () => {
    const afterFailure = (sent: number) => after(editing(), failed(sent));

    it('end the edit when they show that the update was performed after all', () => {
      const state = after(afterFailure(8), read(fresh, 8));
      expect(state).toEqual({ ...startFrom(fresh), success: 'saved' });
    });

    it('end the edit when they show that the removal was performed after all', () => {
      const state = after(afterFailure(0), read(null, 0));
      expect(state).toMatchObject({ mode: 'new', own: null, baseline: valuesOf(1) });
    });

    it('do not end the edit when they equal something that was typed later', () => {
      const before = afterFailure(5);
      expect(after(before, read(fresh, 8))).toEqual(merged(before, fresh, 8));
      const again = after(afterFailure(8), { type: 'submitted' });
      expect(after(again, read(fresh, 8))).toEqual(merged(again, fresh, 8));
    });
  });

  it.each([
    ['a sign-up', startFrom(null), 8, fresh, 'saved'],
    ['an update', editing(), 8, fresh, 'saved'],
    ['a removal', editing(), 0, null, 'removed'],
  ] as const)(
    'show that %s without an answer was performed, and replace the error',
    (_, start, sent, records, success) => {
      const before = after(start, { type: 'failed', sent: valuesOf(sent) });
      expect(after(before, read(records, sent))).toEqual({ ...startFrom(records), success });
    },
  );

  describe('around a submission that fails', () => {
    const before = after(startFrom(null), { type: 'submitted' });

    it('leave no error if they contain another sign-up', () => {
      expect(after(before, read(fresh, 1), failed(1))).toEqual(startFrom(fresh));
      expect(after(before, failed(1), read(fresh, 1))).toEqual(startFrom(fresh));
    });

    it('show that the submission was performed', () => {
      expect(after(before, read(fresh, 8), failed(8))).toEqual({ ...startFrom(fresh), success: 'saved' });
    });
  });

  it('do not end the edit after a failed removal when the record has only lost its id', () => {
    const before = after(editing(), failed(0));
    const withoutId = own({ peopleCount: 2 }, null);
    expect(after(before, read(withoutId, 0))).toEqual(merged(before, withoutId, 0));
  });

  it('change nothing when they contain the same sign-up', () => {
    const before = startFrom(own({ peopleCount: 2 }));
    const same = own({ peopleCount: 2, userName: 'Another Name' });
    expect(after(before, read(same, 2))).toBe(before);
  });
});

describe('two sign-ups', () => {
  it('are the same when their ids and values are the same', () => {
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
