import { isId } from '../data/db';
import { eachWireFlag } from '../data/signUpFields';
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
import { Refusal, SignedOutRefusal } from '../services/refusal';
import { requestService, verifyBypassCode } from '../services/serviceRequests';
import { login, logout, memberOfSession } from '../services/session';
import { addToMinyan, removeFromMinyan } from '../services/signUps';
import type { CallName } from '../wire/calls';
import { type Check, isFlag, isNumber, isText, oneOf, orNull, shape } from '../wire/checks';
import { PARTS } from '../wire/parts';

/** The parts of a request: its parsed body, the decoded parameter of its path, and the session token of its cookie. */
export type Input = { body: unknown; param: string; token: string | null };

/**
 * The result of a call. Without `answer`, the answer says that the call was performed. `session` is the token of a session that
 * starts; null ends the session, undefined keeps it.
 */
export type Outcome = { answer?: object; session?: string | null };

type Handler<OfContext> = (context: OfContext, input: Input) => Outcome | void;

/** The handler of a call with a body. It refuses a body in which a field of the contract is missing or has another type. */
const withBody =
  <OfContext, Body>(
    handle: (context: OfContext, body: Body) => Outcome | void,
    isBody: Check<NoInfer<Body>>,
  ): Handler<OfContext> =>
  (context, { body }) => {
    if (isBody(body)) return handle(context, body);
    throw new Refusal(400, 'The request could not be read.');
  };

const forMembers =
  (handle: Handler<MemberContext>): Handler<Context> =>
  (context, input) => {
    const member = memberOfSession(context.db, input.token);
    const colony = context.db.colonies.find(({ id }) => id === member?.colonyId);
    if (!member || !colony) throw new SignedOutRefusal();
    return handle({ ...context, member, colony }, input);
  };

const newPasswordChecks = { password: isText, password2: isText, token: isText };
const requestChecks = {
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
const isDeWinterizeRequest = shape({ ...requestChecks, todo: oneOf(['De-Winterize'] as const) });
const isWinterizeRequest = shape({
  ...requestChecks,
  todo: oneOf(['Winterize'] as const),
  startDate: isText,
  otherAppliances: isText,
  heat: isFlag,
  heatTemperature: orNull(isNumber),
  ignore_duplicates: isFlag,
  waiverLink: orNull(isText),
});

const isProfile = shape({ email: isText, phone: orNull(isText), first_name: isText, last_name: isText });
const isNotification = shape({
  notificationMethod: oneOf(['T', 'E'] as const),
  notifications: oneOf(['N', 'A', 'M'] as const),
});
const isPasswordChange = shape({ oldPassword: isText, newPassword: isText, newPassword2: isText });
const isBypassCode = shape({ user_id: isId, bypassCode: isText });
const isSignUp = shape({
  poeple_count: isNumber,
  ...eachWireFlag((): Check<boolean> => isFlag),
  baalKorah: isFlag,
  preparedFor: orNull(oneOf(PARTS)),
  holiday: isFlag,
  holidayName: orNull(isText),
  futureShabbos: isFlag,
  date: isText,
  added_by: oneOf(['Self'] as const),
});

/** For each call, a handler that reads the request, calls the service and returns the outcome. */
export const callHandlers: Record<CallName, Handler<Context>> = {
  login: withBody(login, shape({ username: isText, password: isText })),
  logout: (context, { token }) => logout(context, token),
  verifyResetToken: (context, { param }) => void verifyResetToken(context, param),
  setNewPass: withBody(setNewPass, shape(newPasswordChecks)),
  forgot: withBody(forgot, shape({ email: isText })),
  verifyJoinToken: (context, { param }) => {
    const { suggestedUsername } = verifyJoinToken(context, param);
    return { answer: { suggestedUsername } };
  },
  acceptInvitation: withBody(acceptInvitation, shape({ ...newPasswordChecks, username: isText })),

  getUser: forMembers((context) => ({ answer: getUser(context) })),
  getColony: forMembers((context) => ({ answer: getColony(context) })),
  getMinyan: forMembers((context) => ({ answer: getMinyan(context) })),
  updateUser: forMembers(withBody(updateUser, isProfile)),
  updateNotification: forMembers(withBody(updateNotification, isNotification)),
  updatePassword: forMembers(withBody(updatePassword, isPasswordChange)),
  requestService: forMembers(
    withBody(requestService, (body) => isWinterizeRequest(body) || isDeWinterizeRequest(body)),
  ),
  verifyBypassCode: forMembers(withBody(verifyBypassCode, isBypassCode)),
  addToMinyan: forMembers(withBody(addToMinyan, isSignUp)),
  removeFromMinyan: forMembers((context, { param }) => removeFromMinyan(context, param)),
};
