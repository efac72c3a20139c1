/** What the tour needs of a browser. Each kind of browser has its own way to be driven. */
export interface Driver {
  /** The name and version of the browser. */
  name: string;
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** The JSON value of an expression in the page. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Presses the main button of the mouse for as long as people do. */
  press: (x: number, y: number) => Promise<void>;
  /** Selects the text of the focused field. */
  selectAll: () => Promise<void>;
  type: (text: string) => Promise<void>;
  screenshot: (file: string) => Promise<void>;
  /** Forgets the session of the member and what the page has stored. */
  close: () => Promise<void>;
}

/** The milliseconds between a press and its release. */
export const PRESS = 90;
