import { eachWireFlag } from '../data/signUpFields';
import { isFlag, isNumber, isText, oneOf, orNull, shape, type Check } from '../wire/checks';
import type { CallName } from '../wire/calls';
import { PARTS } from '../wire/parts';
import type { BodyOf, CallWithBody } from '../wire/wireTypes';
import { updateNotification, updatePassword, updateUser } from '../services/account';
import type { Context, MemberContext } from '../services/context';
import {
  acceptInvitation,
  forgot,
  setNewPass,
  verifyJoinToken,
  verifyResetToken,
} from '../services/mailLinks';
import { getColony, getMinyan, getUser } from '../services/reads';
import { Refusal } from '../services/refusal';
import { requestService, verifyBypassCode } from '../services/serviceRequests';
import { login, logout } from '../services/session';
import { addToMinyan, removeFromMinyan } from '../services/signUps';

/** The parts of a request: its parsed body, the decoded parameter of its path, and the session token of its cookie. */
export type Input = { body: unknown; param: string; token: string | null };

/**
 * The result of a call. Without `answer`, the answer says that the call was performed. `session` is the token of a session that
 * starts; null ends the session, undefined keeps it.
 */
export type Outcome = { answer?: object; session?: string | null };

const newPassword = { password: isText, password2: isText, token: isText };
const request = {
  colonyName: isText,
  toiletAmount: isNumber,
  sinkAmount: isNumber,
  washingMachineAmount: isNumber,
  thermostatAmount: isNumber,
  specialInstructions: isText,
  combinationCode: isText,
  breaker: isFlag,
  bypassCode: isText,
};
const isDeWinterizeRequest = shape({ ...request, todo: oneOf(['De-Winterize'] as const) });
const isWinterizeRequest = shape({
  ...request,
  todo: oneOf(['Winterize'] as const),
  startDate: isText,
  otherAppliances: isText,
  heat: isFlag,
  heatTemperature: orNull(isNumber),
  ignore_duplicates: isFlag,
  waiverLink: orNull(isText),
});

/** Whether the body of a call has all fields of the contract. */
const bodyChecks: { [Call in CallWithBody]: Check<BodyOf<Call>> } = {
  login: shape({ username: isText, password: isText }),
  setNewPass: shape(newPassword),
  forgot: shape({ email: isText }),
  acceptInvitation: shape({ ...newPassword, username: isText }),
  updateUser: shape({ email: isText, phone: orNull(isText), first_name: isText, last_name: isText }),
  updateNotification: shape({
    notificationMethod: oneOf(['T', 'E'] as const),
    notifications: oneOf(['N', 'A', 'M'] as const),
  }),
  updatePassword: shape({ oldPassword: isText, newPassword: isText, newPassword2: isText }),
  requestService: (body) => isWinterizeRequest(body) || isDeWinterizeRequest(body),
  verifyBypassCode: shape({ user_id: (id) => isText(id) || isNumber(id), bypassCode: isText }),
  addToMinyan: shape({
    poeple_count: isNumber,
    ...eachWireFlag((): Check<boolean> => isFlag),
    baalKorah: isFlag,
    preparedFor: orNull(oneOf(PARTS)),
    holiday: isFlag,
    holidayName: orNull(isText),
    futureShabbos: isFlag,
    date: isText,
    added_by: oneOf(['Self'] as const),
  }),
};

/** The body of a call. Refuses a body in which a field is missing or has another type. */
function bodyOf<Call extends CallWithBody>(call: Call, { body }: Input): BodyOf<Call> {
  if (bodyChecks[call](body)) return body;
  throw new Refusal(400, 'The request could not be read.');
}

type OpenHandler = { isOpen: true; handle: (context: Context, input: Input) => Outcome | void };
type MemberHandler = { isOpen: false; handle: (context: MemberContext, input: Input) => Outcome | void };

const open = (handle: OpenHandler['handle']): OpenHandler => ({ isOpen: true, handle });
const forMembers = (handle: MemberHandler['handle']): MemberHandler => ({ isOpen: false, handle });

/** For each call: reads the request, calls the service, returns the outcome. */
export const callHandlers: Record<CallName, OpenHandler | MemberHandler> = {
  login: open((context, input) => ({ session: login(context, bodyOf('login', input)) })),
  logout: open((context, { token }) => {
    logout(context, token);
    return { session: null };
  }),
  verifyResetToken: open((context, { param }) => void verifyResetToken(context, param)),
  setNewPass: open((context, input) => ({ session: setNewPass(context, bodyOf('setNewPass', input)) })),
  forgot: open((context, input) => forgot(context, bodyOf('forgot', input).email)),
  verifyJoinToken: open((context, { param }) => {
    const { suggestedUsername } = verifyJoinToken(context, param);
    return { answer: { suggestedUsername } };
  }),
  acceptInvitation: open((context, input) => ({
    session: acceptInvitation(context, bodyOf('acceptInvitation', input)),
  })),

  getUser: forMembers((context) => ({ answer: getUser(context) })),
  getColony: forMembers((context) => ({ answer: getColony(context) })),
  getMinyan: forMembers((context) => ({ answer: getMinyan(context) })),
  updateUser: forMembers((context, input) => updateUser(context, bodyOf('updateUser', input))),
  updateNotification: forMembers((context, input) =>
    updateNotification(context, bodyOf('updateNotification', input)),
  ),
  updatePassword: forMembers((context, input) => updatePassword(context, bodyOf('updatePassword', input))),
  requestService: forMembers((context, input) => ({
    answer: requestService(context, bodyOf('requestService', input)),
  })),
  verifyBypassCode: forMembers((context, input) =>
    verifyBypassCode(context, bodyOf('verifyBypassCode', input)),
  ),
  addToMinyan: forMembers((context, input) => addToMinyan(context, bodyOf('addToMinyan', input))),
  removeFromMinyan: forMembers((context, { param }) => removeFromMinyan(context, param)),
};
