import type { SentSignUp } from '../domain/signUp';
import { Store } from '../lib/store';

/**
 * The sign-ups and removals that the member has sent: the last for each event. Each has a number. When a read begins, it stores
 * the last number as its `sentUpTo`: its answer contains everything that was sent up to that number.
 */
export class SentSignUps extends Store<readonly (SentSignUp & { number: number })[]> {
  /** The last number. */
  last = 0;

  /** Returns a new number. Only reads that begin later have a `sentUpTo` of at least this number. */
  next(): number {
    this.last += 1;
    return this.last;
  }

  add(sent: SentSignUp): void {
    const others = this.value.filter(({ key }) => key !== sent.key);
    this.set([...others, { ...sent, number: this.next() }]);
  }
}
