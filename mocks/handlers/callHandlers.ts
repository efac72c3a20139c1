import type { CallName } from '../wire/calls';
import type { Context, MemberContext } from '../services/context';
import { verifyBypassCode } from '../services/bypassCode';
import { getColony } from '../services/colony';
import { acceptInvitation, verifyJoinToken } from '../services/invitations';
import { getMinyan } from '../services/minyanRecords';
import { removeFromMinyan } from '../services/minyanRemoval';
import { addToMinyan } from '../services/minyanSignUp';
import { updateNotification } from '../services/notificationSettings';
import { updatePassword } from '../services/passwordChange';
import { forgot, setNewPass, verifyResetToken } from '../services/passwordReset';
import { updateUser } from '../services/profile';
import { requestService } from '../services/serviceRequests';
import { login, logout } from '../services/session';
import { getUser } from '../services/user';
import { done, signedIn, type Outcome } from './outcome';
import * as read from './readRequests';

/** The parts of a request: its parsed body, the decoded parameter of its path, and the session token of its cookie. */
export type Input = { body: unknown; param: string; token: string | null };

type OpenHandler = { isOpen: true; handle: (context: Context, input: Input) => Outcome };
type MemberHandler = { isOpen: false; handle: (context: MemberContext, input: Input) => Outcome };

const open = (handle: OpenHandler['handle']): OpenHandler => ({ isOpen: true, handle });
const forMembers = (handle: MemberHandler['handle']): MemberHandler => ({ isOpen: false, handle });

/** For each call: reads the request, calls the service, returns the outcome. */
export const callHandlers: Record<CallName, OpenHandler | MemberHandler> = {
  login: open((context, { body }) => signedIn(login(context, read.readLogin(body)))),
  logout: open((context, { token }) => {
    logout(context, token);
    return { ...done, session: null };
  }),
  verifyResetToken: open((context, { param }) => {
    verifyResetToken(context, param);
    return done;
  }),
  setNewPass: open((context, { body }) => signedIn(setNewPass(context, read.readSetNewPass(body)))),
  forgot: open((context, { body }) => {
    forgot(context, read.readEmail(body));
    return done;
  }),
  verifyJoinToken: open((context, { param }) => {
    const { suggestedUsername } = verifyJoinToken(context, param);
    return { answer: { suggestedUsername } };
  }),
  acceptInvitation: open((context, { body }) =>
    signedIn(acceptInvitation(context, read.readJoinAccept(body))),
  ),

  getUser: forMembers((context) => ({ answer: getUser(context) })),
  getColony: forMembers((context) => ({ answer: getColony(context) })),
  updateUser: forMembers((context, { body }) => {
    updateUser(context, read.readUserUpdate(body));
    return done;
  }),
  updateNotification: forMembers((context, { body }) => {
    updateNotification(context, read.readNotificationUpdate(body));
    return done;
  }),
  updatePassword: forMembers((context, { body }) => {
    updatePassword(context, read.readPasswordUpdate(body));
    return done;
  }),
  requestService: forMembers((context, { body }) => ({
    answer: requestService(context, read.readServiceRequest(body)),
  })),
  verifyBypassCode: forMembers((context, { body }) => {
    verifyBypassCode(context, read.readVerifyBypassCode(body));
    return done;
  }),
  getMinyan: forMembers((context) => ({ answer: getMinyan(context) })),
  addToMinyan: forMembers((context, { body }) => {
    addToMinyan(context, read.readMinyanAdd(body));
    return done;
  }),
  removeFromMinyan: forMembers((context, { param }) => {
    removeFromMinyan(context, param);
    return done;
  }),
};
