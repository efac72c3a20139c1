/** Two taps closer than this, in time and in place, are one double tap. */
const DOUBLE_TAP_MS = 500;
const DOUBLE_TAP_PX = 30;

type Tap = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY'>;

/** The last tap on any button: what that has opened or put in its place may get the second tap. */
const last: Tap = { timeStamp: -Infinity, clientX: 0, clientY: 0 };

export function rememberTap({ timeStamp, clientX, clientY }: Tap): void {
  Object.assign(last, { timeStamp, clientX, clientY });
}

/**
 * Whether an event of a tap belongs to the second tap of a double tap on a button. For a mouse, `event.detail` counts the
 * clicks. On iOS it is 1 for every tap, so the taps are compared here.
 */
export const isSecondTap = ({ timeStamp, clientX, clientY }: Tap): boolean =>
  timeStamp - last.timeStamp < DOUBLE_TAP_MS &&
  Math.hypot(clientX - last.clientX, clientY - last.clientY) < DOUBLE_TAP_PX;
