import { findingsOfBuild } from './compat/builtFiles';
import { exceptions } from './compat/exceptions';

// npx tsx scripts/compat.ts: compares the production build in dist/ with the browsers of `browserslist` in package.json, and lists syntax,
// APIs and CSS that one of them lacks (rule: supported-browsers). scripts/compat/exceptions.ts names what is no fault, and why.

const findings = await findingsOfBuild('dist');
const faults = [...findings.values()].filter(({ feature }) => !Object.hasOwn(exceptions, feature));
for (const { feature, browsers, files } of faults) {
  const where = browsers.length === 0 ? '' : ` is missing in ${browsers.join(', ')}`;
  console.log(`${feature}${where} (${files.join(', ')})`);
}
const unused = Object.keys(exceptions).filter((feature) => !findings.has(feature));
for (const feature of unused) console.log(`The exception '${feature}' is no longer needed.`);
if (faults.length + unused.length === 0) console.log('The supported browsers have all that the build uses.');
process.exitCode = faults.length + unused.length === 0 ? 0 : 1;
