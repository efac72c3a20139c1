/** Takes a sentence about a value that was not applied. */
export type Report = (problem: string) => void;
