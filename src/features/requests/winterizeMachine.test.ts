/** @jest-environment node */
import { toDay } from '@/domain/day';
import { toWinterizeRequest, winterizeInitialValues } from './winterizeFormModel';
import {
  arrivedRequest,
  type SentRequest,
  type WinterizeEvent,
  winterizeMachine,
  type WinterizeState,
} from './winterizeMachine';

const yesterday = toDay('2026-10-19');
const today = toDay('2026-10-20');

/** A request that was sent today. */
function sentWith(combinationCode: string): SentRequest {
  const values = { ...winterizeInitialValues(today), combinationCode, hasAccepted: true };
  const facts = { colonyName: 'Pine Hollow', bypassCode: '', waiverLink: null, ignore_duplicates: false };
  return { request: toWinterizeRequest(values, facts), values, day: today };
}

const first = sentWith('4812');
const second = sentWith('9999');

const after = (start: WinterizeState, ...events: WinterizeEvent[]) => events.reduce(winterizeMachine, start);
const submitted: WinterizeEvent = { type: 'submitted' };
const duplicateOf = (day: typeof today): WinterizeEvent => ({ type: 'duplicate', duplicateOf: day });
const unanswered = (sent: SentRequest): WinterizeEvent => ({ type: 'unanswered', sent });

const filling: WinterizeState = { step: 'filling', lost: null };

describe('an accepted request', () => {
  it.each([
    ['the form', filling],
    ['the question about a duplicate', after(filling, duplicateOf(yesterday))],
    ['a form with a lost answer', after(filling, unanswered(first))],
  ])('replaces %s, and no answer counts as lost any more', (_, before) => {
    expect(after(before, { type: 'accepted', sent: second, hasOpenedWaiver: true })).toEqual({
      step: 'sent',
      sent: second,
      hasOpenedWaiver: true,
      lost: null,
    });
  });
});

describe('a duplicate', () => {
  it('asks about the day of the earlier request', () => {
    expect(after(filling, submitted, duplicateOf(yesterday))).toEqual({
      step: 'duplicate',
      duplicateOf: '2026-10-19',
      lost: null,
    });
  });

  it('asks again, with the newest day, when the backend refuses Continue Anyway too', () => {
    expect(after(filling, submitted, duplicateOf(yesterday), duplicateOf(today))).toMatchObject({
      step: 'duplicate',
      duplicateOf: '2026-10-20',
    });
  });

  it('is forgotten when the form is submitted', () => {
    expect(after(filling, duplicateOf(yesterday), submitted)).toEqual({ step: 'filling', lost: null });
  });
});

// The rule is duplicate-of-itself.
describe('a lost answer', () => {
  it('leaves the form, or the question, as it is', () => {
    expect(after(filling, submitted, unanswered(first))).toEqual({ step: 'filling', lost: first });
    expect(after(filling, duplicateOf(yesterday), unanswered(first))).toEqual({
      step: 'duplicate',
      duplicateOf: '2026-10-19',
      lost: first,
    });
  });

  it('shows that the request has arrived, as it was sent, once the next one is a duplicate of the same day', () => {
    const lost = after(filling, submitted, unanswered(first), submitted);
    expect(arrivedRequest(lost)).toBeNull();
    expect(arrivedRequest(after(lost, duplicateOf(today)))).toBe(first);
  });

  it('shows nothing when the next request is a duplicate of an earlier day', () => {
    expect(arrivedRequest(after(filling, unanswered(first), submitted, duplicateOf(yesterday)))).toBeNull();
  });

  it('of an earlier request is replaced by that of a newer one', () => {
    const state = after(filling, unanswered(first), submitted, unanswered(second), submitted);
    expect(arrivedRequest(after(state, duplicateOf(today)))).toBe(second);
  });

  it('of Continue Anyway counts when the question was about an earlier day', () => {
    const state = after(filling, duplicateOf(yesterday), unanswered(first), submitted, duplicateOf(today));
    expect(arrivedRequest(state)).toBe(first);
  });

  it('of Continue Anyway is unclear when the question was about the same day', () => {
    const question = after(filling, duplicateOf(today), unanswered(first));
    expect(question).toMatchObject({ step: 'duplicate', lost: null });
    expect(arrivedRequest(after(question, submitted, duplicateOf(today)))).toBeNull();
  });

  it('stays that of the first request when the answer to Continue Anyway is lost too', () => {
    const question = after(filling, unanswered(first), submitted, duplicateOf(today));
    expect(arrivedRequest(after(question, unanswered(second)))).toBe(first);
  });
});
