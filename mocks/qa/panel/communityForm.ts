import { parseDay } from '../../../src/domain/day';
import type { ColonyRecord } from '../../data/db';
import type { CommunitySettings } from '../../data/rows';
import type { ReportProblem } from '../links/splitList';

/** A setting of a community that is edited as a text. */
type TextField = {
  name: keyof CommunitySettings;
  label: string;
  isLong: boolean;
  write: (colony: ColonyRecord) => string;
  read: (text: string, report: ReportProblem) => unknown;
};

const BREAK = '\n---\n';

const split = (text: string, separator: string | RegExp) =>
  text.split(separator).filter((part) => part.trim() !== '');

/** Each line has one day. */
const days = (name: 'shulOpenAt' | 'mikvahOpenAt', place: string): TextField => ({
  name,
  label: `Days on which the ${place} is open (${name})`,
  isLong: true,
  write: (colony) => colony[name].join('\n'),
  read: (text, report) =>
    split(text, /[\s,]+/).flatMap((part) => {
      const day = parseDay(part);
      if (day === null) report(`'${part}' is no day; write 2026-08-15.`);
      return day ?? [];
    }),
});

export const communityFields: readonly TextField[] = [
  days('shulOpenAt', 'shul'),
  days('mikvahOpenAt', 'mikvah'),
  {
    name: 'notes',
    label: 'Notes, a line of --- between them (notes)',
    isLong: true,
    write: ({ notes }) => notes.map(({ content }) => content).join(BREAK),
    read: (text) => split(text, BREAK).map((content, index) => ({ _id: `note-${index + 1}`, content })),
  },
  {
    name: 'policies',
    label: 'Policies, the first line the title, a line of --- between them (policies)',
    isLong: true,
    write: ({ policies }) => policies.map(({ title, content }) => `${title}\n${content}`).join(BREAK),
    read: (text) =>
      split(text, BREAK).map((policy, index) => {
        const [title = '', ...lines] = policy.split('\n');
        return { _id: `policy-${index + 1}`, title, content: lines.join('\n') };
      }),
  },
];

export type CommunityTexts = Partial<Record<keyof CommunitySettings, string>>;

/** Reads the settings of which there are texts. `problems` has a sentence about each text that cannot be read. */
export function readTexts(texts: CommunityTexts): { settings: CommunitySettings; problems: string[] } {
  const problems: string[] = [];
  const settings = communityFields.flatMap(({ name, read }) => {
    const text = texts[name];
    return text === undefined ? [] : [[name, read(text, (problem) => problems.push(problem))] as const];
  });
  return { settings: Object.fromEntries(settings), problems };
}
