/** @jest-environment node */
import { spawnSync } from 'node:child_process';

const isSupported = jest.requireActual<(version: string) => boolean>('./requireNode.cjs');

it.each([
  ['18.20.8', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['21.7.3', false],
  ['22.12.0', false],
  ['22.13.0', true],
  ['23.11.1', false],
  ['24.0.0', true],
  ['26.1.0', true],
])('accepts Node %s: %p', (version, expected) => {
  expect(isSupported(version)).toBe(expected);
});

it('ends with one sentence on an old Node', () => {
  const pretend = "Object.defineProperty(process, 'versions', { value: { node: '18.20.8' } });";
  const args = ['--import', `data:text/javascript,${pretend}`, 'scripts/requireNode.cjs'];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([
    1,
    'This project needs Node ^20.19.0 || ^22.13.0 || >=24, and this is Node 18.20.8.\n',
  ]);
});
