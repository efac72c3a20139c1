/** The files of each screen, which only the build knows. It writes this JSON into every page. */
export interface ScreenFiles {
  /** For each address without a token, the screen to preload in a browser that was signed out at its last visit. */
  visitor: Record<string, string | undefined>;
  /** Like `visitor`, for a browser that was signed in at its last visit. */
  member: Record<string, string | undefined>;
  /** The script that every page starts with. */
  entry: string;
  /** The screens that show the records of the minyan. */
  withRecords: string[];
  /** For each part (see `lazyPart`), the files that it loads besides the first chunk. */
  parts: Record<string, string[] | undefined>;
}

export const SCREEN_FILES_ID = 'screen-files';

/** The list of files in this page. Null without a list: on the dev server, in tests, and while the build prerenders. */
export function readScreenFiles(): ScreenFiles | null {
  if (typeof document === 'undefined') return null;
  const text = document.getElementById(SCREEN_FILES_ID)?.textContent;
  const files: ScreenFiles | null = text ? JSON.parse(text) : null;
  return files;
}
