/** A feature that a supported browser lacks. */
export interface Finding {
  feature: string;
  /** The oldest supported browsers that lack it; empty if only its syntax is known to be too new. */
  browsers: string[];
}
