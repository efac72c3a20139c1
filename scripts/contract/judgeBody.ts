import { isObject } from '../../mocks/wire/json';
import { calls, type CallName } from '../../mocks/wire/calls';
import { breaks, deviates, extraField, type Finding } from './finding';
import { formOf } from './formOf';
import { judgeFields, printable } from './judgeFields';
import { answerSchema } from './wireSchemas';

/** An answer as the judge needs it, from a live exchange or from a recording. */
type JudgedAnswer = { status: number; contentType: string; text: string };

/** What the client does with a good status and a body that it cannot use. Only reads with such an effect are listed. */
const UNREADABLE: Partial<Record<CallName, string>> = {
  getUser: 'The client takes a visitor for signed out, and does not notice that a session has ended.',
  getColony: "The client says that it could not load the community's information.",
  getMinyan: 'The page shows no sign-ups, only a spinner.',
  verifyResetToken: 'The visitor cannot open the form for a new password.',
  verifyJoinToken: 'The visitor cannot open the form for a new account.',
};
const UNREADABLE_WRITE = 'The member reads an error although the backend has done its work.';
const STATUS_ONLY = 'The client reads only the status here.';

const isRead = (call: CallName) => calls[call].method === 'GET';

/** Compares the body of an answer with the contract, for the status that it has. */
export function judgeBody(call: CallName, { status, contentType, text }: JudgedAnswer): Finding[] {
  const json = parsed(text);
  if (status >= 400) return judgeRefusal(call, json, `status ${status} with ${formOfText(text)}`);
  if (status >= 300 || call === 'logout' || call === 'login') return [];
  const findings = judgeSuccess(call, json, text);
  if (json === undefined || contentType === 'application/json') return findings;
  const came = contentType === '' ? 'JSON without a content type' : 'JSON with another content type';
  return [...findings, ...deviates(came, 'The client reads the body as JSON in any case.')];
}

function judgeSuccess(call: CallName, json: unknown, text: string): Finding[] {
  const effect = UNREADABLE[call] ?? UNREADABLE_WRITE;
  if (text.trim() === '' && !isRead(call)) return [];
  if (json === undefined) return breaks(`status 200 with ${formOfText(text)}`, effect);
  const readsStatusOnly = !isRead(call) || call === 'verifyResetToken' || call === 'verifyJoinToken';
  if (!isObject(json))
    return readsStatusOnly ? deviates(formOf(json), STATUS_ONLY) : breaks(formOf(json), effect);
  const isRefusal = typeof json.error === 'string' || [false, 0, '0'].some((no) => json.success === no);
  if (isRefusal)
    return breaks(
      'a refusal with status 200',
      'The client takes the status for the truth and reports a success.',
    );
  if (call === 'getColony' && Object.keys(json).length === 0) return breaks('an empty object', effect);
  return judgeFields([json], answerSchema(call));
}

function judgeRefusal(call: CallName, json: unknown, came: string): Finding[] {
  if (isObject(json) && typeof json.error === 'string' && json.error.trim() !== '')
    return Object.keys(json)
      .filter((name) => name !== 'error')
      .map((name) => extraField(printable(name)));
  const isMinyan = call === 'addToMinyan' || call === 'removeFromMinyan';
  // The client has a text of its own for each.
  const text = isMinyan ? "'Error adding to minyan'." : "'Something went wrong. Please try again.'";
  return deviates(`${came} and no 'error'`, isRead(call) ? STATUS_ONLY : `The member reads ${text}`);
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
  if (text.trim() === '') return 'an empty body';
  if (/^\s*</.test(text)) return 'an HTML page';
  const json = parsed(text);
  return json === undefined ? 'a text that is not JSON' : formOf(json);
}
