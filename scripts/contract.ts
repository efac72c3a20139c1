import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadContract } from '../mocks/contract/loadContract';
import type { Effect } from './contract/probes';
import { countsOf, toReport } from './contract/report';
import { runProbes } from './contract/runProbes';

const USAGE = `Checks a backend against docs/openapi.yaml. Makes each of the 17 calls correctly, without permission and malformed.

npm run contract -- --url URL --user USER --password-file FILE [options]

  --write              also makes the calls that write, and undoes their changes
  --lasting            with --write, also makes calls that cannot be undone: a request to the office, a mail, a used link
  --bypass-code CODE   a code that lifts the balance overlay
  --reset-token TOKEN  a password link of the same user; --lasting uses it up
  --join-token TOKEN   an invitation; --lasting uses it up

Without --write it only reads, logs in and logs out. The password file contains only the password.`;

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    user: { type: 'string' },
    'password-file': { type: 'string' },
    write: { type: 'boolean', default: false },
    lasting: { type: 'boolean', default: false },
    'bypass-code': { type: 'string' },
    'reset-token': { type: 'string' },
    'join-token': { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const { url, user, 'password-file': passwordFile, write, lasting } = values;

if (values.help || url === undefined || user === undefined || passwordFile === undefined) {
  console.log(USAGE);
  process.exitCode = values.help ? 0 : 2;
} else {
  const effects: Effect[] = ['read', ...(write ? ['write' as const] : [])];
  if (write && lasting) effects.push('lasting');
  const results = await runProbes({
    url,
    user,
    password: readFileSync(passwordFile, 'utf8').replace(/\r?\n$/, ''),
    contract: loadContract(),
    effects,
    bypassCode: values['bypass-code'] ?? null,
    resetToken: values['reset-token'] ?? null,
    joinToken: values['join-token'] ?? null,
  });
  for (const line of toReport(results)) console.log(line);
  process.exitCode = countsOf(results).wrong === 0 ? 0 : 1;
}
