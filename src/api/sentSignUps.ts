import { useMemo, useSyncExternalStore } from 'react';
import type { SentSignUp } from '../domain/signUp';

type NumberedSignUp = SentSignUp & { number: number };

/**
 * What the member has sent, the last for each event. Numbers tell what an answer contains: a read notes `last` when it begins,
 * and contains whatever was sent up to that number.
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

  /** A number that only reads which begin from now on contain. */
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

/** What the answers that contain everything up to a number do not contain. The same array as long as nothing changes. */
export function useSentSince(store: SentSignUps, contained: number): readonly SentSignUp[] {
  const all = useSyncExternalStore(store.subscribe, store.all);
  return useMemo(() => all.filter(({ number }) => number > contained), [all, contained]);
}
