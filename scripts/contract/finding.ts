/**
 * breaks: a member sees something false or cannot do something. deviates: the answer violates the contract, and the client
 * copes. extra: the client ignores it.
 */
export type Level = 'breaks' | 'deviates' | 'extra';

/** A difference between an answer and the contract. Contains names and forms of values, never a value itself. */
export type Finding = {
  level: Level;
  /** The field, as in 'futureShabbos[].users[].timeAdded'. Null if the finding is about the whole answer. */
  field: string | null;
  /** What came instead of what the contract says. */
  came: string;
  /** What the client does then. */
  effect: string;
};

export const breaks = (came: string, effect: string, field: string | null = null): Finding => ({
  level: 'breaks',
  field,
  came,
  effect,
});

export const deviates = (came: string, effect: string, field: string | null = null): Finding => ({
  level: 'deviates',
  field,
  came,
  effect,
});

export const extra = (came: string, field: string | null = null): Finding => ({
  level: 'extra',
  field,
  came,
  effect: 'The client ignores it.',
});
