/** What the build knows of the code of the screens. It writes this JSON into every page. */
export interface ScreenFiles {
  /** By address, the screen to preload in a browser without a session at its last visit. Contains no address with a token. */
  visitor: Record<string, string | undefined>;
  /** The same for a browser that was signed in at its last visit. */
  member: Record<string, string | undefined>;
  /** By screen, the files that it loads besides the first chunk. */
  files: Record<string, string[] | undefined>;
  /** The script that every page starts with. */
  entry: string;
  /** The screens that show the records of the minyan. */
  withRecords: string[];
  /** By module, the files of each part of a screen that is loaded on demand, such as a dialog. */
  parts: Record<string, string[] | undefined>;
}

/** The id of the element that holds the JSON. */
export const SCREEN_FILES_ID = 'screen-files';

/** The list of this page. Null where no build has written one: on the dev server and in tests. */
export function readScreenFiles(): ScreenFiles | null {
  const text = document.getElementById(SCREEN_FILES_ID)?.textContent;
  const files: ScreenFiles | null = text ? JSON.parse(text) : null;
  return files;
}
