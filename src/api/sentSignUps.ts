import { useMemo, useSyncExternalStore } from 'react';
import type { SentSignUp } from '../domain/signUp';

type NumberedSignUp = SentSignUp & { number: number };

/**
 * What the member has sent, the last for each event. Numbers tell what an answer contains: a read notes `last` when it begins,
 * and contains whatever was sent up to that number.
 */
export class SentSignUps {
  #all: readonly NumberedSignUp[] = [];
  #last = 0;
  readonly #listeners = new Set<() => void>();

  readonly all = (): readonly NumberedSignUp[] => this.#all;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get last(): number {
    return this.#last;
  }

  /** A number that only reads which begin from now on contain. */
  next(): number {
    this.#last += 1;
    return this.#last;
  }

  add(sent: SentSignUp): void {
    const others = this.#all.filter(({ key }) => key !== sent.key);
    this.#change([...others, { ...sent, number: this.next() }]);
  }

  clear(): void {
    this.#change([]);
  }

  #change(all: readonly NumberedSignUp[]): void {
    this.#all = all;
    for (const listener of this.#listeners) listener();
  }
}

/** What the answers that contain everything up to a number do not contain. The same array as long as nothing changes. */
export function useSentSince(store: SentSignUps, contained: number): readonly SentSignUp[] {
  const all = useSyncExternalStore(store.subscribe, store.all);
  return useMemo(() => all.filter(({ number }) => number > contained), [all, contained]);
}
