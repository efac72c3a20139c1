/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

type Examples = { accepts: readonly string[]; finds: readonly string[] };

const OXLINT = ['node_modules/oxlint/bin/oxlint', '--format', 'unix'];

/** Each example begins with its name. One run of oxlint checks all examples of a rule, because it starts slowly. */
function check(rule: string, { accepts, finds }: Examples): void {
  it(`${rule} finds exactly the wrong examples`, () => {
    const examples = [...finds, ...accepts];
    const folder = mkdtempSync(path.join(tmpdir(), 'lint-'));
    const config = {
      categories: { correctness: 'off' },
      jsPlugins: [path.resolve('scripts/lint/plugin.mjs')],
      rules: { [`project/${rule}`]: 'error' },
    };
    writeFileSync(`${folder}/config.json`, JSON.stringify(config));
    for (const [index, example] of examples.entries())
      writeFileSync(`${folder}/${index}.tsx`, example.slice(example.indexOf(': ') + 2));
    const args = [...OXLINT, '--config', `${folder}/config.json`, folder];
    const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    const reported = new Set([...stdout.matchAll(/(\d+)\.tsx:1:/g)].map(([, index]) => Number(index)));
    expect(examples.filter((_example, index) => reported.has(index))).toEqual(finds);
  });
}

check('no-clock', {
  finds: ['now: const a = Date.now()', 'a new date: const a = new Date()', 'a text of now: const a = Date()'],
  accepts: [
    'a given date: const a = new Date(time)',
    'a parsed text: const a = Date.parse(text)',
    'fields in UTC: const a = Date.UTC(2026, 0)',
  ],
});

check('no-fixed-color', {
  finds: [
    'a colour of a drawing: const a = <path fill="#565d79" />',
    "one of two colours: const a = <path fill={isLit ? '#fc6' : dark} />",
    'a named colour: const a = <path stroke="white" />',
    "a colour of a style: const a = <p style={{ color: 'red' }} />",
    "a function: const a = <p style={{ background: 'rgb(0 0 0 / 40%)' }} />",
    'a function in a template: const a = <p style={{ border: `1px solid hsl(${hue} 50% 50%)` }} />',
  ],
  accepts: [
    'the colour of the text: const a = <path fill="none" stroke="currentColor" />',
    'a gradient: const a = <path fill="url(#glow)" />',
    'a name: const a = <path fill={scene.hillFar} />',
    "a token: const a = <p style={{ color: 'var(--ink)', background: 'transparent' }} />",
    'a fragment and a number: const a = <a href="#details">No colour #1 of 10</a>',
  ],
});

check('whole-texts', {
  finds: [
    'a text that changes beside a text: const a = <p>{count} people</p>',
    "a text that changes beside an element: const a = <p>{isShown ? 'Hide' : 'Show'}<i /></p>",
    "a text that appears and disappears: const a = <p><i />{isGuest ? ' (guest)' : null}</p>",
    "a text that appears and disappears by '&&': const a = <p><i />{isGuest && ' (guest)'}</p>",
    "a default text: const a = <p><i />{name ?? 'Nobody'}</p>",
    'a name in a template beside an element: const a = <p><i />{`${label}: `}</p>',
    'the result of a function: const a = <p><i />{format(day)}</p>',
    'a fixed text after an element that appears and disappears: const a = <p>{isNew ? <b /> : null} text</p>',
    'a fixed text in a fragment: const a = isNew ? <>text <b /></> : null',
    'a fixed text beside others in a component: const a = <Line>text <b /></Line>',
    'texts of a list: const a = <p><b />{names.map((name) => name)}</p>',
    'a property that may be a text: type P = { label: string }; const a = ({ label }: P) => <p>{label}<b /></p>',
    "a text that a component returns: function Readers({ names }) { if (isNone) return 'None'; return <p /> }",
  ],
  accepts: [
    'a text alone: const a = <p>{text}</p>',
    "one of two texts: const a = <p>{isShown ? 'Hide' : 'Show'}</p>",
    'a text in an element of its own: const a = <p><i /><span>{text}</span></p>',
    'fixed texts around an element: const a = <p>Write to <b>{name}</b> today, {site.town}.</p>',
    'an element that appears and disappears: const a = <p><i />{isNew ? <b>{text}</b> : null}</p>',
    'a list of elements: const a = <p><i />{names.map((name) => <b>{name}</b>)}</p>',
    'a portal in a fragment: const a = <>{createPortal(text, place)}<i /></>',
    'a node parameter: const a = (slot: ReactNode) => <p><i />{slot}</p>',
    'a node property: type P = { children: ReactNode }; const a = ({ children }: P) => <p><i />{children}</p>',
    'a text that a function in a component returns: function Line() { function format() { return label } return <p /> }',
    'a node that a component returns: function Gate({ children }: { children: ReactNode }) { return children }',
  ],
});
