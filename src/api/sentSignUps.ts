import { useMemo, useSyncExternalStore } from 'react';
import type { SentSignUp } from '../domain/signUp';

type NumberedSignUp = SentSignUp & { number: number };

/**
 * The sign-ups and removals that the member has sent: the last for each event. Each has a number. When a read begins, it stores
 * the last number as its `sentUpTo`: its answer contains everything that was sent up to that number.
 */
export class SentSignUps {
  private signUps: readonly NumberedSignUp[] = [];
  private lastNumber = 0;
  private readonly listeners = new Set<() => void>();

  readonly all = (): readonly NumberedSignUp[] => this.signUps;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  get last(): number {
    return this.lastNumber;
  }

  /** Returns a new number. Only reads that begin later have a `sentUpTo` of at least this number. */
  next(): number {
    this.lastNumber += 1;
    return this.lastNumber;
  }

  add(sent: SentSignUp): void {
    const others = this.signUps.filter(({ key }) => key !== sent.key);
    this.change([...others, { ...sent, number: this.next() }]);
  }

  clear(): void {
    this.change([]);
  }

  private change(all: readonly NumberedSignUp[]): void {
    this.signUps = all;
    for (const listener of this.listeners) listener();
  }
}

/** What was sent after the number `sentUpTo`, which no answer contains yet. The array stays the same while nothing changes. */
export function useSentSince(store: SentSignUps, sentUpTo: number): readonly SentSignUp[] {
  const all = useSyncExternalStore(store.subscribe, store.all);
  return useMemo(() => all.filter(({ number }) => number > sentUpTo), [all, sentUpTo]);
}
