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
  JSON.stringify(answers.map(parsed), (name, value: unknown) => {
    if (typeof value === 'string' && PERSONAL.has(name) && value !== '') texts.add(value);
    return value;
  });
  return [...texts];
}

const MIN_LENGTH = 4;

/** The personal texts that a scenario file still contains. Shorter ones, such as a unit '4', occur in any file. */
export function originalsIn(file: string, answers: readonly string[]): string[] {
  return personalTexts(answers).filter(
    (text) => text.length >= MIN_LENGTH && file.includes(JSON.stringify(text)),
  );
}
