/**
 * Replaces personal values by made-up values of the same shape. The same value always gets the same stand-in, and no stand-in
 * equals a value that it replaces. The stand-ins follow from the order of the values alone, so nothing can be computed back.
 */
export type Pseudonyms = ReturnType<typeof createPseudonyms>;

const CONSONANTS = 'bdfgklmnprstvz';
const VOWELS = 'aeiou';
const HEBREW = 'אבגדהזחטילמנסעפצקרשת';
const HEX = '0123456789abcdef';
const DIGITS = '0123456789';
const MAX_ATTEMPTS = 500;

/** Tags that a text keeps, without their attributes, so that it is shown in the same way. */
const MARKUP = /<\/?([a-z][a-z\d]*)\b[^>]*>|&(?:[a-z]+|#\d+);/gi;
const WORD = /\p{L}[\p{L}\p{M}]*|\d+/gu;

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

  /** Returns the stand-in for a value, or makes a new one that is not in use. It grows if there are no more of its length. */
  function standIn(kind: string, value: string, make: (growth: number) => string): string {
    const key = `${kind} ${value}`;
    const known = standIns.get(key);
    if (known !== undefined) return known;
    for (let attempt = 0; ; attempt += 1) {
      const made = make(Math.floor(attempt / MAX_ATTEMPTS));
      if (taken.has(made.toLowerCase())) continue;
      taken.add(made.toLowerCase());
      standIns.set(key, made);
      return made;
    }
  }

  const digits = (length: number) => Array.from({ length }, () => pick(DIGITS)).join('');

  function word(original: string): string {
    if (/^\d/.test(original))
      return standIn('digits', original, (growth) => digits(original.length + growth));
    const lower = original.toLowerCase();
    const made = standIn('word', lower, (growth) =>
      syllables(lower.length + growth, /\p{Script=Hebrew}/u.test(lower)),
    );
    return withCaseOf(original, made);
  }

  function syllables(length: number, isHebrew: boolean): string {
    if (isHebrew) return Array.from({ length }, () => pick(HEBREW)).join('');
    return Array.from({ length }, (_, at) => pick(at % 2 === 0 ? CONSONANTS : VOWELS)).join('');
  }

  const words = (text: string) => text.replace(WORD, word);

  /** Replaces letter by letter: hexadecimal digits stay hexadecimal digits. */
  function id(original: string): string {
    const isHex = /^[\da-f-]{12,}$/i.test(original);
    return standIn('id', original, (growth) => {
      const made = original.replace(/[\p{L}\d]/gu, (one) => {
        if (isHex) return pick(HEX);
        return /\d/.test(one) ? pick(DIGITS) : withCaseOf(one, pick(CONSONANTS));
      });
      // A number keeps its length, so it must not begin with 0.
      return made.replace(/^0(?=\d)/, '4') + digits(growth);
    });
  }

  return {
    id,
    words,
    /** Plain text or HTML. Tags keep their names and lose their attributes. */
    text: (text: string): string => {
      let made = '';
      let end = 0;
      for (const match of text.matchAll(MARKUP)) {
        made += words(text.slice(end, match.index));
        const [markup, tag] = match;
        made += tag === undefined ? markup : `${markup.startsWith('</') ? '</' : '<'}${tag}>`;
        end = match.index + markup.length;
      }
      return made + words(text.slice(end));
    },
    unit: (unit: string): string =>
      unit === '' ? '' : standIn('unit', unit, (growth) => shapeOf(unit) + digits(growth)),
    email: (email: string): string => (email === '' ? '' : `${words(email.split('@')[0] ?? '')}@example.com`),
    /** Keeps the prefix '+1' and the punctuation. */
    phone: (phone: string): string => {
      const [prefix = ''] = /^\+1/.exec(phone) ?? [];
      return standIn(
        'phone',
        phone,
        () => prefix + phone.slice(prefix.length).replace(/\d/g, () => pick(DIGITS)),
      );
    },
    /** Keeps the sign and the number of digits. An amount that rounds to zero stays. */
    amount: (amount: number): number => {
      if (Math.abs(amount) < 0.005) return amount;
      const made = standIn(
        'amount',
        String(amount),
        (growth) =>
          `${String(amount).replace(/\d/g, () => pick('123456789'))}${growth > 0 ? digits(growth) : ''}`,
      );
      return Number(made);
    },
  };

  function shapeOf(unit: string): string {
    return unit.replace(/[\p{L}\d]/gu, (one) =>
      /\d/.test(one)
        ? pick('123456789')
        : withCaseOf(one, pick(/\p{Script=Hebrew}/u.test(one) ? HEBREW : CONSONANTS)),
    );
  }
}

/** Capital letters where the original has them. */
function withCaseOf(original: string, made: string): string {
  const isCapital = (letter: string) => letter !== letter.toLowerCase();
  if (original.length > 1 && original.split('').every(isCapital)) return made.toUpperCase();
  return isCapital(original.charAt(0)) ? made.charAt(0).toUpperCase() + made.slice(1) : made;
}
