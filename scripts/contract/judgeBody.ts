import { isObject } from '../../mocks/wire/json';
import { calls, type CallName } from '../../mocks/wire/calls';
import { breaks, deviates, extraField, type Finding } from './finding';
import { formOf } from './formOf';
import { judgeFields, printable } from './judgeFields';
import { answerSchema } from './wireSchemas';

/** An answer as the judge needs it, from a live exchange or from a recording. */
export type JudgedAnswer = { status: number; contentType: string; text: string };

const JSON_TYPE = 'application/json';

/** What the client does with a good status and a body that it cannot use. Only reads and writes with such an effect are listed. */
const UNREADABLE: Partial<Record<CallName, string>> = {
  getUser: 'The client takes a visitor for signed out, and does not notice that a session has ended.',
  getColony: "The client says that it could not load the community's information.",
  getMinyan: 'The page shows no sign-ups, only a spinner.',
  verifyResetToken: 'The visitor cannot open the form for a new password.',
  verifyJoinToken: 'The visitor cannot open the form for a new account.',
};

const UNREADABLE_WRITE = 'The member reads an error although the backend has done its work.';

/** Compares the body of an answer with the contract, for the status that it has. */
export function judgeBody(call: CallName, answer: JudgedAnswer): Finding[] {
  if (answer.status >= 400) return judgeRefusal(call, answer);
  if (answer.status >= 300 || call === 'logout' || call === 'login') return [];
  return [...judgeSuccess(call, answer), ...judgeType(answer)];
}

function judgeSuccess(call: CallName, { text }: JudgedAnswer): Finding[] {
  const isRead = calls[call].method === 'GET';
  if (text.trim() === '')
    return isRead ? breaks('status 200 with an empty body', UNREADABLE[call] ?? UNREADABLE_WRITE) : [];
  const json = parsed(text);
  if (json === undefined)
    return breaks(`status 200 with ${formOfText(text)}`, UNREADABLE[call] ?? UNREADABLE_WRITE);
  if (isRead && !isObject(json) && call !== 'verifyResetToken' && call !== 'verifyJoinToken')
    return breaks(formOf(json), UNREADABLE[call] ?? UNREADABLE_WRITE);
  if (!isObject(json)) return deviates(formOf(json), 'The client reads only the status here.');
  const isRefusal = typeof json.error === 'string' || isNo(json.success);
  if (isRefusal)
    return breaks(
      'a refusal with status 200',
      'The client takes the status for the truth and reports a success.',
    );
  if (call === 'getColony' && Object.keys(json).length === 0)
    return breaks('an empty object', UNREADABLE.getColony ?? '');
  return judgeFields([json], answerSchema(call));
}

const isNo = (value: unknown) => value === false || value === 0 || value === '0';

function judgeType({ contentType, text }: JudgedAnswer): Finding[] {
  if (text === '' || parsed(text) === undefined || contentType === JSON_TYPE) return [];
  const came = contentType === '' ? 'JSON without a content type' : 'JSON with another content type';
  return deviates(came, 'The client reads the body as JSON in any case.');
}

/** The texts of the client where a refusal has no text of its own. */
const GENERAL_TEXT = "The member reads 'Something went wrong. Please try again.'";
const MINYAN_TEXT = "The member reads 'Error adding to minyan'.";

function judgeRefusal(call: CallName, { status, text }: JudgedAnswer): Finding[] {
  const json = parsed(text);
  if (isObject(json) && typeof json.error === 'string' && json.error.trim() !== '')
    return Object.keys(json)
      .filter((name) => name !== 'error')
      .map((name) => extraField(printable(name)));
  const body = text.trim() === '' ? 'an empty body' : formOfText(text);
  const isMinyan = call === 'addToMinyan' || call === 'removeFromMinyan';
  const isRead = call in UNREADABLE || call === 'logout';
  const effect = isRead ? 'The client reads only the status here.' : isMinyan ? MINYAN_TEXT : GENERAL_TEXT;
  return deviates(`status ${status} with ${body} and no 'error'`, effect);
}

/** The JSON of a text; undefined if it is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function formOfText(text: string): string {
  if (/^\s*</.test(text)) return 'an HTML page';
  const json = parsed(text);
  return json === undefined ? 'a text that is not JSON' : formOf(json);
}
