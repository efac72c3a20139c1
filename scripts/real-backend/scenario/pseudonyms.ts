import { isHolidayName } from './holidayWords';

/**
 * Replaces personal values by made-up values of the same shape. A value of a kind, such as an id or a word, always gets the same
 * stand-in, and no stand-in equals an original value. But for its shape, a stand-in depends on when its value first occurs, and not
 * on the value, so nothing can be computed back.
 */
export type Pseudonyms = ReturnType<typeof createPseudonyms>;

const CONSONANTS = 'bdfgklmnprstvz';
const VOWELS = 'aeiou';
const HEBREW = 'אבגדהזחטילמנסעפצקרשת';
const HEX = '0123456789abcdef';
/** Without 0, so that a number keeps its length. */
const DIGITS = '123456789';
const MAX_ATTEMPTS = 500;

const WORD = /\p{L}[\p{L}\p{M}]*|\d+/gu;
/** A tag, a character reference, or a word. */
const MARKUP_OR_WORD = /(<\/?[a-z][a-z\d]*)\b[^>]*>|&(?:[a-z]+|#\d+);|\p{L}[\p{L}\p{M}]*|\d+/giu;

const isHebrew = (text: string) => /\p{Script=Hebrew}/u.test(text);

export function createPseudonyms(originals: Iterable<string>) {
  const taken = new Set<string>();
  for (const original of originals) {
    taken.add(original.toLowerCase());
    for (const [part] of original.matchAll(WORD)) taken.add(part.toLowerCase());
  }
  const standIns = new Map<string, string>();
  // A linear congruential generator: the same recording always gives the same scenario.
  let state = 1;
  const pick = (letters: string): string => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return letters.charAt(Math.floor((state / 2 ** 32) * letters.length));
  };
  const pickEach = (length: number, lettersAt: (at: number) => string) =>
    Array.from({ length }, (_, at) => pick(lettersAt(at))).join('');

  /** Returns the stand-in for a value, or makes one that is not in use. After MAX_ATTEMPTS attempts, it becomes longer. */
  function standIn(kind: string, value: string, make: (growth: number) => string): string {
    const key = `${kind} ${value}`;
    const known = standIns.get(key);
    if (known !== undefined) return known;
    taken.add(value.toLowerCase());
    for (let attempt = 0; ; attempt += 1) {
      const made = make(Math.floor(attempt / MAX_ATTEMPTS));
      if (taken.has(made.toLowerCase())) continue;
      taken.add(made.toLowerCase());
      standIns.set(key, made);
      return made;
    }
  }

  /** Replaces letter by letter. Hexadecimal digits of an id stay hexadecimal digits. */
  function sameShape(kind: string, original: string): string {
    const isHex = kind === 'id' && /^[\da-f-]{12,}$/i.test(original);
    const letterFor = (one: string) => {
      if (isHex) return pick(HEX);
      if (/\d/.test(one)) return pick(DIGITS);
      return withCaseOf(one, pick(isHebrew(one) ? HEBREW : CONSONANTS));
    };
    return standIn(
      kind,
      original,
      (growth) => original.replace(/[\p{L}\d]/gu, letterFor) + pickEach(growth, () => DIGITS),
    );
  }

  function word(original: string): string {
    if (/^\d/.test(original)) return sameShape('digits', original);
    const lower = original.toLowerCase();
    const lettersAt = (at: number) => (at % 2 === 0 ? CONSONANTS : VOWELS);
    const made = standIn('word', lower, (growth) =>
      pickEach(lower.length + growth, isHebrew(lower) ? () => HEBREW : lettersAt),
    );
    return withCaseOf(original, made);
  }

  const id = (original: string) => sameShape('id', original);
  /** Drops the exponent, whose 'e' would become another letter. */
  const number = (kind: string, original: number) =>
    Number(sameShape(kind, String(original).replace(/e.*/, '')));
  const words = (text: string) => text.replace(WORD, word);
  /** Plain text or HTML. Tags keep their names and lose their attributes, so that the text looks the same. */
  const text = (original: string) =>
    original.replace(MARKUP_OR_WORD, (found, tag: string | undefined) => {
      if (tag !== undefined) return `${tag}>`;
      return found.startsWith('&') ? found : word(found);
    });

  return {
    id,
    memberId: (original: string | number) =>
      typeof original === 'number' ? number('id', original) : id(original),
    words,
    text,
    /** A usual name of a holiday stays. */
    title: (title: string) => (isHolidayName(title) ? title : words(title)),
    /** An emoji has no letters, and is short. Anything else is a text. */
    emoji: (emoji: string) => (/^[^\p{L}\p{N}<>]{1,8}$/u.test(emoji) ? emoji : text(emoji)),
    unit: (unit: string) => (unit === '' ? '' : sameShape('unit', unit)),
    email: (email: string) => (email === '' ? '' : `${words(email.split('@')[0] ?? '')}@example.com`),
    /** A number without the prefix '+1'. Keeps the punctuation. */
    phone: (phone: string) => sameShape('phone', phone),
    /** Keeps the sign and the number of digits. An amount that rounds to zero stays. */
    amount: (amount: number) => (Math.abs(amount) < 0.005 ? amount : number('amount', amount)),
  };
}

/** Writes `made` in capital letters, or with a capital first letter, if the original is written so. */
function withCaseOf(original: string, made: string): string {
  const isCapital = (letter: string) => letter !== letter.toLowerCase();
  if (original.length > 1 && original.split('').every(isCapital)) return made.toUpperCase();
  return isCapital(original.charAt(0)) ? made.charAt(0).toUpperCase() + made.slice(1) : made;
}
