// Runs before `npm start`, `npm test`, `npm run build` and `npm run backend`. If `engines` excludes this Node, the script ends the
// command with one sentence: in an old Node, the tools would fail with a SyntaxError. This file uses only syntax of old versions.

const { engines } = require('../package.json');

/** Whether a version such as '20.19.0' is in a range of `engines`. The ranges have the forms '^20.19.0' and '>=24'. */
function isSupported(version) {
  const [major, minor] = version.split('.').map(Number);
  return engines.node.split('||').some((range) => {
    const [lowestMajor, lowestMinor = 0] = range
      .replace(/[^\d.]/g, '')
      .split('.')
      .map(Number);
    if (range.includes('>=') && major > lowestMajor) return true;
    return major === lowestMajor && minor >= lowestMinor;
  });
}

module.exports = isSupported;

if (require.main === module && !isSupported(process.versions.node)) {
  console.error(`This project needs Node ${engines.node}, and this is Node ${process.versions.node}.`);
  process.exitCode = 1;
}
