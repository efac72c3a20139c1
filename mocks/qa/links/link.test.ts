/** @jest-environment node */
import { toDay } from '@/domain/day';
import { milliseconds } from '../../testing/testClient';
import { writeFaults } from './faultText';
import { readLink, writeLink, type Situation } from './link';
import { linkTime, parseLinkTime, spokenTime } from './linkTime';

const DEVICE_NOW = milliseconds('2026-11-21T09:00:00.500Z');
const read = (search: string) => readLink(search, DEVICE_NOW);

describe('a time', () => {
  it.each([
    ['2026-08-13T15:59', '2026-08-13T19:59:00Z'],
    ['2026-08-13 15:59:30', '2026-08-13T19:59:30Z'],
    ['2026-12-13', '2026-12-13T05:00:00Z'],
    ['2026-08-13T15:59:00.000', '2026-08-13T19:59:00Z'],
    ['2026-08-13T15:59:00Z', '2026-08-13T15:59:00Z'],
    ['2026-08-13T15:59:00-04:00', '2026-08-13T19:59:00Z'],
    ['2026-08-13T15:59:00+03:00', '2026-08-13T12:59:00Z'],
    ['2026-08-13T15:59:00 03:00', '2026-08-13T12:59:00Z'],
  ])('%s is %s', (text, time) => {
    expect(parseLinkTime(text)).toBe(milliseconds(time));
  });

  it.each(['', 'tomorrow', '2026-02-30', '2026-08-13T24:01', '13/8/2026', '1786622400000'])(
    '%p is refused',
    (text) => {
      expect(parseLinkTime(text)).toBeNull();
    },
  );

  it.each([
    ['2026-08-13T19:59:00Z', '2026-08-13T15:59:00-04:00'],
    ['2026-12-13T04:59:59Z', '2026-12-12T23:59:59-05:00'],
    ['2026-11-01T05:30:00Z', '2026-11-01T01:30:00-04:00'],
    ['2026-11-01T06:30:00Z', '2026-11-01T01:30:00-05:00'],
  ])('%s is written as %s and read back', (time, text) => {
    expect(linkTime(milliseconds(time))).toBe(text);
    expect(parseLinkTime(text)).toBe(milliseconds(time));
  });

  it('is on the previous day in the community after midnight in UTC', () => {
    expect(spokenTime(milliseconds('2026-08-14T03:59:59Z'))).toBe('2026-08-13 23:59:59');
  });
});

const settings = { wire: null, quirks: [], fail: {}, down: null, latency: 0, delay: {}, meanwhile: [] };
const tables = { rows: null, signUps: [], signedInAs: null, balance: null, community: {} };

test('reads an address without parameters as an ordinary week with nobody signed in', () => {
  const madeFor = milliseconds('2026-11-21T09:00:00Z');
  const start = { scenario: 'typical', offset: -500, madeFor, seed: 0, tabs: 'own', zone: null };
  expect(read('')).toEqual({ isLink: false, problems: [], situation: { ...start, ...settings, ...tables } });
});

test('reads the parameters of a link', () => {
  const { situation, problems } = read(
    '?scenario=balance&now=2026-08-13T15:59&made=2026-08-11T10:00&seed=7&fail=addToMinyan:500,getMinyan:dropped' +
      '&wire=legacy&quirks=missing-ids,login-redirect' +
      '&down=60s&latency=250&delay=getMinyan:50,login:hold&rows=40&meanwhile=neighbour:2.guest.full.2026-09-13~Rosh%20Hashana@30s' +
      '&signUps=[{"day":"2026-08-15","by":"gabbai","isRemoved":true}]' +
      '&as=gabbai&balance=-3.5&community=%7B%22openOnThu%22%3Atrue%7D&zone=Asia/Jerusalem',
  );
  expect(problems).toEqual([]);
  expect(situation).toEqual({
    scenario: 'balance',
    offset: milliseconds('2026-08-13T19:59:00Z') - DEVICE_NOW,
    madeFor: milliseconds('2026-08-11T14:00:00Z'),
    seed: 7,
    wire: 'legacy',
    quirks: ['missing-ids', 'login-redirect'],
    fail: { addToMinyan: '500', getMinyan: 'dropped' },
    down: milliseconds('2026-08-13T20:00:00Z'),
    latency: 250,
    delay: { getMinyan: 50, login: 'hold' },
    rows: 40,
    tabs: 'own',
    zone: 'Asia/Jerusalem',
    meanwhile: [
      {
        kind: 'sign-up',
        signUp: { peopleCount: 2, isGuest: true, part: 'full' },
        event: { day: '2026-09-13', holidayName: 'Rosh Hashana' },
        when: milliseconds('2026-08-13T19:59:30Z'),
      },
    ],
    signUps: [{ day: '2026-08-15', by: 'gabbai', isRemoved: true }],
    signedInAs: 'gabbai',
    balance: -3.5,
    community: { openOnThu: true },
  });
});

test.each([
  ['?scenario=typical', 'demo'],
  ['?seed=1', 'demo'],
  ['?scenario=signed-out', null],
  ['?scenario=expired-links', null],
  ['?scenario=typical&as=nobody', null],
])('%s: the signed-in member is %p', (search, username) => {
  expect(read(search).situation.signedInAs).toBe(username);
});

test.each([
  ['its fixed time', '', '2026-09-08T14:00:00Z'],
  ['the time of the link', '&now=2026-09-10', '2026-09-10T04:00:00Z'],
])('builds a scenario for %s', (_what, now, time) => {
  expect(read(`?scenario=tishrei${now}`).situation.madeFor).toBe(milliseconds(time));
});

test.each([
  ['?scenario=typicall', "=typicall: there is no such scenario; 'typical' is used. Did you mean 'typical'?"],
  ['?scenario=zzzzzzzz', 'There are: typical, empty,'],
  ['?scenari=nine', "scenari: there is no such parameter. Did you mean 'scenario'?"],
  ['?quirks=missing-id', "quirks=missing-id: there is no quirk 'missing-id'. Did you mean 'missing-ids'?"],
  ['?wire=legcy', "wire=legcy: there is no such style. Did you mean 'legacy'?"],
  ['?scenario=constructor', 'there is no such scenario'],
  ['?now=tomorrow', 'now=tomorrow: is no time'],
  ['?seed=-1', 'seed=-1: is no whole number from 0 to 999999'],
  ['?latency=60001', 'latency=60001: is no whole number from 0 to 60000'],
  ['?latency=', 'latency=: is no whole number'],
  ['?fail=addMinyan:500', "there is no call 'addMinyan'. Did you mean 'addToMinyan'?"],
  ['?fail=getUser:drop', "drop: there is no failure 'drop' for getUser. Did you mean 'dropped'?"],
  ['?fail=getUser:1000', "1000: there is no failure '1000' for getUser. Did you mean '500'?"],
  ['?fail=getUser:200/500*0', "there is no failure '500*0' for getUser."],
  ['?fail=getUser', "there is no failure '' for getUser"],
  ['?delay=login:soon', "'soon' for login is no delay"],
  ['?down=yes', "down=yes: is no outage; write 'on' or '60s'."],
  ['?tabs=share', "tabs=share: there is no such choice. Did you mean 'shared'?"],
  ['?zone=Mars/Phobos', 'zone=Mars/Phobos: there is no such time zone.'],
  ['?rows=1001', 'rows=1001: is no whole number from 0 to 1000'],
  ['?meanwhile=neighbor:3@now', "nobody is called 'neighbor'. Did you mean 'neighbour'?"],
  ['?meanwhile=neighbour:guests@now', "there is no word 'guests' for a neighbour. Did you mean 'guest'?"],
  ['?meanwhile=neighbour:3@soon', "there is no time 'soon'. Use '@now', '@30s' or '@write'."],
  ['?meanwhile=office:{"name":"x"}', "office: there is no field 'name'."],
  ['?signUps={}', 'is no JSON list'],
  ['?signUps=[{"day":"2026-08-15"}]', "'by' cannot be null"],
  ['?signUps=[{"day":"2026-08-15","by":"x","peopleCount":41}]', "'peopleCount' cannot be 41"],
  ['?signUps=[{"day":"2026-08-15","by":"x","men":3}]', "there is no field 'men'."],
  ['?balance=much', 'balance=much: is no amount'],
  ['?community={', 'community={: is no JSON object'],
  ['?community={"openOnThu":"yes"}', "'openOnThu' cannot be"],
  ['?community={"shulOpenAt":["2026-02-30"]}', "'shulOpenAt' cannot be"],
  ['?community={"notes":[{"content":"x"}]}', "'notes' cannot be"],
])('reports %s and uses the default', (search, problem) => {
  const { situation, problems } = read(search);
  expect(problems).toEqual([expect.stringContaining(problem)]);
  const { signedInAs: _as, ...others } = read('?scenario=typical').situation;
  expect(situation).toMatchObject(others);
});

const situation: Situation = {
  scenario: 'thursday',
  offset: 5_000,
  madeFor: milliseconds('2026-08-11T14:00:00Z'),
  seed: 12,
  wire: 'modern',
  quirks: ['merged-holidays'],
  fail: { login: '401' },
  down: 'on',
  latency: 30,
  delay: { login: 70, logout: 'hold-answer' },
  meanwhile: [
    { kind: 'withdrawal', event: null, when: 'write' },
    { kind: 'office', settings: { shulOpenAt: [] }, when: milliseconds('2026-08-13T20:00:09Z') },
  ],
  rows: 0,
  tabs: 'shared',
  zone: 'Asia/Jerusalem',
  signUps: [{ day: toDay('2026-08-15'), by: 'a, b & c', timeAdded: null }],
  signedInAs: null,
  balance: 12.5,
  community: { notes: [{ _id: 'a', content: 'x & y = 1 + 1 #%' }], lat: null, maftirMussafOption: null },
};

test('reads back a written link', () => {
  const now = milliseconds('2026-08-13T19:59:00.000Z');
  const { offset: _offset, ...rest } = situation;
  const again = readLink(writeLink(situation, now), now);
  expect(again).toMatchObject({ problems: [], isLink: true, situation: { ...rest, offset: 0 } });
});

test.each([
  'addToMinyan:500*1',
  'getUser:200/500/dropped',
  'getUser:200*2/done-dropped*',
  'getMinyan:redirect',
  'login:409({"error":"Not now, (please). :)"})*2/404()',
  'forgot:418(%3Ch1%3E50%25%20off%3A%29%3C%2Fh1%3E)',
])('reads and writes the failures %s', (text) => {
  const { situation: withFaults, problems } = read(`?fail=${encodeURIComponent(text)}`);
  expect(problems).toEqual([]);
  expect(writeFaults(withFaults.fail)).toBe(text);
  expect(read(writeLink(withFaults, DEVICE_NOW)).situation.fail).toEqual(withFaults.fail);
});

test('omits default values from the link and keeps it readable', () => {
  const { madeFor } = situation;
  const plain = { ...read('').situation, scenario: 'thursday', signedInAs: 'demo', madeFor } as const;
  expect(writeLink(plain, milliseconds('2026-08-11T14:00:00.700Z'))).toBe(
    '?scenario=thursday&now=2026-08-11T10:00:00-04:00&as=demo',
  );
  expect(writeLink(plain, milliseconds('2026-08-13T14:00:00Z'))).toContain('&made=2026-08-11T10:00:00-04:00');
});
