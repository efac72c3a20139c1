import { parsed } from '../contract/judgeBody';

/** The fields of the wire with personal values. */
const PERSONAL = new Set([
  'user_id',
  'first_name',
  'last_name',
  'email',
  'phone',
  'user_name',
  'unit',
  '_id',
  'rocordId',
  'content',
  'title',
]);

/** The different personal texts of some answers. */
export function personalTexts(answers: readonly string[]): string[] {
  const texts = new Set<string>();
  const visit = (value: unknown, name: string): void => {
    if (Array.isArray(value)) for (const item of value) visit(item, name);
    else if (typeof value === 'object' && value !== null)
      for (const [key, field] of Object.entries(value)) visit(field, key);
    else if (typeof value === 'string' && PERSONAL.has(name) && value !== '') texts.add(value);
  };
  for (const answer of answers) visit(parsed(answer), '');
  return [...texts];
}

const MIN_LENGTH = 4;

/** The personal texts that a scenario file still contains. Shorter ones, such as a unit '4', occur in any file. */
export function originalsIn(file: string, answers: readonly string[]): string[] {
  return personalTexts(answers).filter(
    (text) => text.length >= MIN_LENGTH && file.includes(JSON.stringify(text)),
  );
}
