/** @jest-environment node */
import type { OwnSignUp } from '../../domain/attendance';
import type { SignUp } from '../../domain/signUp';
import { buildSignUp } from '../../domain/testing/fixtures';
import { signUpValues } from './signUpFormModel';
import { isSameSignUp, signUpMachine, startFrom, type SignUpEvent, type SignUpState } from './signUpMachine';

const none: OwnSignUp = { recordId: null, signUp: null };
const own = (fields: Partial<SignUp> = {}, recordId: string | null = 'own'): OwnSignUp => ({
  recordId,
  signUp: buildSignUp({ recordId, ...fields }),
});
const valuesOf = (peopleCount: number | '') => ({ ...signUpValues(null), peopleCount });
const after = (start: SignUpState, ...events: SignUpEvent[]) => events.reduce(signUpMachine, start);
const editing = (start = own({ peopleCount: 2 })) => after(startFrom(start), { type: 'edit' });

describe('a form starts', () => {
  it('new for a member without a sign-up', () => {
    expect(startFrom(none)).toEqual({ mode: 'new', own: none, baseline: valuesOf(1), outcome: null });
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

  it('new when the sign-up has no id', () => {
    expect(startFrom(own({ peopleCount: 4 }, null))).toMatchObject({ mode: 'new', baseline: valuesOf(4) });
  });
});

describe('edit', () => {
  it('opens a saved sign-up with its values and clears the last outcome', () => {
    const state = after(startFrom(own({ peopleCount: 2 })), { type: 'saved' }, { type: 'edit' });
    expect(state).toMatchObject({ mode: 'editing', baseline: valuesOf(2), outcome: null });
  });
});

describe('cancel', () => {
  it('resets the fields, clears the outcome and locks the form', () => {
    const before = after(editing(), { type: 'refused' });
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

  it('returns to what was sent when the records could not be read after a save', () => {
    const stale = own({ peopleCount: 2 });
    const state = after(
      editing(stale),
      { type: 'refreshed', own: null, sent: valuesOf(5) },
      { type: 'edit' },
      { type: 'cancel', own: stale },
    );
    expect(state).toMatchObject({ mode: 'saved', baseline: valuesOf(5) });
  });
});

describe('a submission', () => {
  it('clears the outcome of the one before', () => {
    expect(after(startFrom(none), { type: 'refused' }, { type: 'submitted' }).outcome).toBeNull();
  });

  it.each(['saved', 'removed', 'refused'] as const)(
    'says that it was %s and changes nothing else',
    (type) => {
      const before = editing();
      expect(after(before, { type })).toEqual({ ...before, outcome: type });
    },
  );

  it('is followed by the fresh record, locked, with the message still shown', () => {
    const fresh = own({ peopleCount: 5 });
    const state = after(
      startFrom(none),
      { type: 'submitted' },
      { type: 'saved' },
      { type: 'refreshed', own: fresh, sent: valuesOf(3) },
    );
    expect(state).toEqual({
      mode: 'saved',
      own: fresh,
      baseline: signUpValues(fresh.signUp),
      outcome: 'saved',
    });
  });

  it('leaves a new form after a removal', () => {
    const state = after(editing(), { type: 'removed' }, { type: 'refreshed', own: none, sent: valuesOf(0) });
    expect(state).toEqual({ mode: 'new', own: none, baseline: valuesOf(1), outcome: 'removed' });
  });

  it('resets the fields even when the fresh record equals the one before', () => {
    const before = startFrom(none);
    const state = after(before, { type: 'refreshed', own: none, sent: valuesOf(3) });
    expect(state.baseline).toEqual(before.baseline);
    expect(state.baseline).not.toBe(before.baseline);
  });

  it.each([
    ['a new form', startFrom(none), 'new'],
    ['an edit', editing(), 'saved'],
  ])('keeps what was sent when the records cannot be read after %s', (_, before, mode) => {
    const state = after(before, { type: 'saved' }, { type: 'refreshed', own: null, sent: valuesOf(3) });
    expect(state).toEqual({ mode, own: before.own, baseline: valuesOf(3), outcome: 'saved' });
  });
});

describe('records that change', () => {
  const fresh = own({ peopleCount: 8 });

  it('fill a form in which nothing is typed', () => {
    const state = after(startFrom(none), { type: 'recordsChanged', own: fresh, typed: valuesOf(1) });
    expect(state).toMatchObject({ mode: 'saved', own: fresh, baseline: valuesOf(8) });
  });

  it('fill a saved form and keep its message', () => {
    const saved = after(startFrom(own({ peopleCount: 2 })), { type: 'saved' });
    const state = after(saved, { type: 'recordsChanged', own: fresh, typed: valuesOf(2) });
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
    const refused = (sent: number) => after(editing(), { type: 'refused', sent: valuesOf(sent) });

    it('end the edit when they show that the update was performed after all', () => {
      const state = after(refused(8), { type: 'recordsChanged', own: fresh, typed: valuesOf(8) });
      expect(state).toMatchObject({ mode: 'saved', own: fresh, baseline: valuesOf(8), outcome: 'refused' });
    });

    it('end the edit when they show that the removal was performed after all', () => {
      const state = after(refused(0), { type: 'recordsChanged', own: none, typed: valuesOf(0) });
      expect(state).toMatchObject({ mode: 'new', own: none, baseline: valuesOf(1) });
    });

    it('do not end the edit when they equal something that was typed later', () => {
      const before = refused(5);
      expect(after(before, { type: 'recordsChanged', own: fresh, typed: valuesOf(8) })).toBe(before);
      const again = after(refused(8), { type: 'submitted' });
      expect(after(again, { type: 'recordsChanged', own: fresh, typed: valuesOf(8) })).toBe(again);
    });
  });

  it('do not end an edit in which 0 is typed while the record exists', () => {
    const before = editing();
    expect(after(before, { type: 'recordsChanged', own: fresh, typed: valuesOf(0) })).toBe(before);
  });

  it('do not end another edit when the record is gone', () => {
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
    ['the id, of a new form', none, { recordId: 'own', signUp: null }],
  ])('differ when %s differs', (_, one, other) => {
    expect(isSameSignUp(one, other)).toBe(false);
  });
});
