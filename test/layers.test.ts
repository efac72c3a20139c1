/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { badImports, sampleProject } from './badImports';

const root = process.cwd();
const TREES = ['src', 'mocks', 'vite', '.storybook', 'test', 'e2e', 'scripts'];

interface Report {
  modules: { source: string }[];
  summary: {
    violations: { from: string; rule: { name: string } }[];
    ruleSetUsed: { forbidden: { name: string; comment?: string }[] };
  };
}

function cruise(folder: string): Report {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs'),
      ...TREES,
      '--config',
      path.join(root, '.dependency-cruiser.mjs'),
      '--output-type',
      'json',
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (stdout === '') throw new Error(stderr);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the documented format of dependency-cruiser
  return JSON.parse(stdout) as Report;
}

const violationsIn = ({ summary }: Report) =>
  summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

describe('the layer rules', () => {
  let folder: string;
  let report: Report;

  beforeAll(() => {
    folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'layers-')));
    for (const tree of TREES) mkdirSync(path.join(folder, tree));
    cpSync(path.join(root, 'package.json'), path.join(folder, 'package.json'));
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
    writeFiles(folder, sampleProject);
    for (const { file, text } of badImports) writeFiles(folder, { [file]: text });
    report = cruise(folder);
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(badImports)('report $file by $rule', ({ rule, file }) => {
    expect(violationsIn(report)).toContain(`${rule}: ${file}`);
  });

  it('each have a bad import and a reason', () => {
    const rules = report.summary.ruleSetUsed.forbidden;
    expect([...new Set(badImports.map(({ rule }) => rule))].toSorted()).toEqual(
      rules.map(({ name }) => name).toSorted(),
    );
    expect(rules.filter(({ comment = '' }) => comment.length < 30)).toEqual([]);
  });

  it('allow every other import of the sample project', () => {
    const goodFiles = new Set(Object.keys(sampleProject));
    for (const { file } of badImports) goodFiles.delete(file);
    expect(report.summary.violations.filter(({ from }) => goodFiles.has(from))).toEqual([]);
  });

  it('report nothing in this repository', () => {
    const ownReport = cruise(root);
    expect(ownReport.modules.length).toBeGreaterThan(300);
    expect(violationsIn(ownReport)).toEqual([]);
  });
});
