import { parsed } from '../contract/judgeBody';
import { leavesOf } from '../har/leaves';

/** The fields of the wire with personal values. */
const PERSONAL = new Set(
  'user_id first_name last_name email phone user_name unit _id rocordId content title'.split(' '),
);

/** The different personal texts of some answers. */
export function personalTexts(answers: readonly string[]): string[] {
  const texts = leavesOf(answers.map(parsed)).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' && PERSONAL.has(name) ? [value] : [],
  );
  return [...new Set(texts)];
}

const MIN_LENGTH = 4;

/** The personal texts that a scenario file still contains. Shorter ones, such as a unit '4', occur in any file. */
export function originalsIn(file: string, answers: readonly string[]): string[] {
  return personalTexts(answers).filter(
    (text) => text.length >= MIN_LENGTH && file.includes(JSON.stringify(text)),
  );
}
