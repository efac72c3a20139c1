import { cloneDeepWith } from 'es-toolkit';
import { demoPassword } from '../../data/demoAccounts';

/** A password of the same length and kinds of characters, whose only letter is `letter`. */
const standIn = (password: string, letter: string): string =>
  password
    .replace(/[^\sA-Za-z0-9]/g, '-')
    .replace(/[a-z]/g, letter)
    .replace(/[A-Z]/g, letter.toUpperCase())
    .replace(/\d/g, '0');

/**
 * Whether a password has the form of a stand-in. A replay types stand-ins. They are not replaced again, so the next report
 * contains the same ones.
 */
const isStandIn = (password: string): boolean =>
  password === standIn(password, /[a-z]/i.exec(password)?.[0].toLowerCase() ?? '');

/**
 * Replaces passwords by made-up ones of the same length and kinds of characters, so that a report does not contain them and
 * its steps still have the same effect. Equal passwords stay equal. `known` has the passwords so far; the mask adds each new
 * one.
 */
export function createPasswordMask(known: string[]) {
  function mask(password: string): string {
    if (password === demoPassword || isStandIn(password)) return password;
    // The beginning of a password that is still being typed is not a password of its own.
    if (known.at(-1) === password.slice(0, -1)) known.pop();
    if (!known.includes(password)) known.push(password);
    return standIn(password, String.fromCharCode('a'.charCodeAt(0) + (known.indexOf(password) % 26)));
  }

  /** Masks every field of a JSON value whose name contains 'password'. */
  const maskFields = (value: unknown): unknown =>
    cloneDeepWith(value, (field: unknown, name) =>
      typeof field === 'string' && /password/i.test(String(name)) ? mask(field) : undefined,
    );

  return { mask, maskFields };
}
