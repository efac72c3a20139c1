import { useMemo, useSyncExternalStore } from 'react';
import type { SentSignUp } from '../domain/signUp';

type NumberedSignUp = SentSignUp & { number: number };

/**
 * What the member has sent, the last for each event. Each has a number. A read notes the last number when it begins, as its
 * `sentUpTo`: its answer contains whatever was sent up to there.
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

  /** A new number, which only reads that begin from now on reach. */
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

/** What was sent after the number `sentUpTo`, so that no answer contains it yet. The same array as long as nothing changes. */
export function useSentSince(store: SentSignUps, sentUpTo: number): readonly SentSignUp[] {
  const all = useSyncExternalStore(store.subscribe, store.all);
  return useMemo(() => all.filter(({ number }) => number > sentUpTo), [all, sentUpTo]);
}
