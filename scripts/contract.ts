import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadContract } from '../mocks/contract/loadContract';
import type { Effect } from './contract/probes';
import { countsOf, toReport } from './contract/report';
import { runProbes } from './contract/runProbes';

const USAGE = `Holds a backend against docs/openapi.yaml: each of the 17 calls, good, denied and malformed.

npm run contract -- --url URL --user USER --password-file FILE [options]

  --write              also the calls that write; what they change is put back
  --lasting            with --write, also what cannot be put back: a request to the office, a mail, a used link
  --bypass-code CODE   a code that lifts the balance overlay
  --reset-token TOKEN  a password link of the same user, to be looked at, and used up with --lasting
  --join-token TOKEN   an invitation, likewise

Without --write nothing is sent but reads, the login and the logout. The password file holds the password alone.`;

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
