/**
 * breaks: a member sees something false or cannot do something. deviates: the answer violates the contract, and the client
 * copes. extra: the answer has a field that the client ignores.
 */
export const LEVELS = ['breaks', 'deviates', 'extra'] as const;
export type Level = (typeof LEVELS)[number];

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

/** Makes a list of one finding, so that a caller can return this list or an empty one. */
export const finding =
  (level: Level) =>
  (came: string, effect: string): Finding[] => [{ level, field: null, came, effect }];
export const breaks = finding('breaks');
export const deviates = finding('deviates');

export const extraField = (field: string): Finding => ({
  level: 'extra',
  field,
  came: 'A field that the contract does not have.',
  effect: 'The client ignores it.',
});
