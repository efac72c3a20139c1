/** @jest-environment node */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { breakableTexts } from './translatableTexts';

/** Not shown to members: tests, stories and the QA panel, which browsers do not translate. */
const NOT_TRANSLATED = /\.(?:test|stories)\.tsx$|Fixture\.tsx$|^(?:qa|styles)\b/;

test('no component shows a text that a translating browser would break (rule: translated-page)', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !NOT_TRANSLATED.test(file))
    .map((file) => path.join('src', file));
  expect(files.length).toBeGreaterThan(80);
  expect(files.flatMap((file) => breakableTexts(file))).toEqual([]);
});

describe('the search for breakable texts', () => {
  it.each([
    'a text that changes beside a text: const a = <p>{count} people</p>',
    "a text that changes beside an element: const a = <p>{isShown ? 'Hide' : 'Show'}<i /></p>",
    "a text that comes and goes: const a = <p><i />{isGuest ? ' (guest)' : null}</p>",
    "a text that comes and goes by '&&': const a = <p><i />{isGuest && ' (guest)'}</p>",
    "a default text: const a = <p><i />{name ?? 'Nobody'}</p>",
    'a name in a template beside an element: const a = <p><i />{`${label}: `}</p>',
    'the result of a function: const a = <p><i />{format(day)}</p>',
    'a fixed text after an element that comes and goes: const a = <p>{isNew ? <b /> : null} text</p>',
    'a fixed text in a fragment: const a = isNew ? <>text <b /></> : null',
    'a fixed text beside others in a component: const a = <Line>text <b /></Line>',
    'texts of a list: const a = <p><b />{names.map((name) => name)}</p>',
    'a property that may be a text: type P = { label: string }; const a = ({ label }: P) => <p>{label}<b /></p>',
    "a text that a component returns: function Readers({ names }) { if (isNone) return 'None'; return <p /> }",
  ])('finds %s', (example) => {
    expect(breakableTexts('example.tsx', example)).toEqual(['example.tsx:1']);
  });

  it.each([
    'a text alone: const a = <p>{text}</p>',
    "one of two texts: const a = <p>{isShown ? 'Hide' : 'Show'}</p>",
    'a text in an element of its own: const a = <p><i /><span>{text}</span></p>',
    'fixed texts around an element: const a = <p>Write to <b>{name}</b> today, {site.town}.</p>',
    'an element that comes and goes: const a = <p><i />{isNew ? <b>{text}</b> : null}</p>',
    'a list of elements: const a = <p><i />{names.map((name) => <b>{name}</b>)}</p>',
    'a portal in a fragment: const a = <>{createPortal(text, place)}<i /></>',
    'a node parameter: const a = (slot: ReactNode) => <p><i />{slot}</p>',
    'a node property: type P = { children: ReactNode }; const a = ({ children }: P) => <p><i />{children}</p>',
    'a text that a function in a component returns: function Line() { function format() { return label } return <p /> }',
    'a node that a component returns: function Gate({ children }: { children: ReactNode }) { return children }',
  ])('accepts %s', (example) => {
    expect(breakableTexts('example.tsx', example)).toEqual([]);
  });
});
