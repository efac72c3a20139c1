import type { ScenarioFile } from '../../recorded/scenarioFile';

/** Says which file the tab runs with, and lists its password links and invitations. */
export function ScenarioFileLinks({ file: { description, recordedAt, links } }: { file: ScenarioFile }) {
  const base = document.documentElement.dataset.base ?? '/';
  return (
    <>
      <p>
        Loaded: {description}, {recordedAt}. The link to this situation does not contain the file.
      </p>
      {links.length === 0 ? null : (
        <ul>
          {links.map((link) => (
            <li key={link}>
              <a href={base + link.slice(1)}>{link}</a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
