import { ApiError } from '../../../api/client';
import type { Failure } from '../../../lib/failures';
import { patternAt } from '../shownScreen';

/** The first places of the code in a stack, such as 'HomeScreen-a1b2c3.js:1:234'. Source maps know them. */
function placesIn(stack: string): string[] {
  return [...stack.matchAll(/\/assets\/([\w.-]+\.js:\d+:\d+)/g)].slice(0, 3).map(([, place = '']) => place);
}

/** A text of the browser, such as 'TypeError'. The message of an error may contain what a member has typed. */
const nameOf = (error: unknown) => (error instanceof Error ? error.name : typeof error);

/** The address of the screen as the routes define it, so without a token. */
export const currentScreen = (): string => patternAt(window.location.pathname) ?? 'other';

/** What is reported of a failure: never a message, an input or a text of the server (rule: error-reports). */
export function reportContent({ kind, call, status, part, error }: Failure): object {
  const failedCall = error instanceof ApiError ? error.call : call;
  const failedStatus = error instanceof ApiError ? error.status : status;
  return {
    kind,
    screen: currentScreen(),
    ...(failedCall !== undefined && { call: failedCall }),
    ...(failedStatus != null && { status: failedStatus }),
    ...(part !== undefined && { part }),
    ...(error !== undefined && { error: nameOf(error) }),
    ...(error instanceof Error && { at: placesIn(error.stack ?? '') }),
  };
}
