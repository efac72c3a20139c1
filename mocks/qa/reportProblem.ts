/** Takes a sentence about a value that was not applied. */
export type ReportProblem = (problem: string) => void;
