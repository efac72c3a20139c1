import { cloneDeepWith } from 'es-toolkit';
import { demoPassword } from '../../data/demoAccounts';

/**
 * Replaces passwords by made-up ones of the same length and kinds of letters, so that a report does not contain them and its
 * steps still have the same effect. Equal passwords stay equal. `known` are those so far; the mask adds to it.
 */
export function createPasswordMask(known: string[]) {
  function mask(password: string): string {
    if (password === demoPassword) return password;
    if (!known.includes(password)) known.push(password);
    const letter = String.fromCharCode('a'.charCodeAt(0) + (known.indexOf(password) % 26));
    return password
      .replace(/[^\sA-Za-z0-9]/g, '-')
      .replace(/[a-z]/g, letter)
      .replace(/[A-Z]/g, letter.toUpperCase())
      .replace(/\d/g, '0');
  }

  /** Masks every field of a JSON value whose name says that it holds a password. */
  const maskFields = (value: unknown): unknown =>
    cloneDeepWith(value, (field: unknown, name) =>
      typeof field === 'string' && /password/i.test(String(name)) ? mask(field) : undefined,
    );

  return { mask, maskFields };
}
