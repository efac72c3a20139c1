import { useCallback, useSyncExternalStore } from 'react';

/** A value outside React. Components follow it with `useStore`. */
export class Store<Value> {
  private readonly listeners = new Set<() => void>();

  constructor(private current: Value) {}

  get value(): Value {
    return this.current;
  }

  set(value: Value): void {
    this.current = value;
    for (const listener of this.listeners) listener();
  }

  /** Calls `listener` after each `set`. Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  get hasListeners(): boolean {
    return this.listeners.size > 0;
  }
}

export function useStore<Value>(store: Store<Value>): Value {
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store]);
  const read = () => store.value;
  return useSyncExternalStore(subscribe, read, read);
}
