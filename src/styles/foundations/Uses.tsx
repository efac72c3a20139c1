import { sources } from './sources';
import { filesUsing } from './tokenUses';

type UsesProps = { id: string; description?: string | undefined };

/** The description of a token and the files that use it. */
export function Uses({ id, description }: UsesProps) {
  const files = filesUsing(id, sources);
  return (
    <>
      <span>{description}</span>
      <br />
      {files.length === 0 ? null : (
        <small style={{ color: 'var(--ink-quiet)', overflowWrap: 'anywhere' }}>
          Used in {files.join(', ')}
        </small>
      )}
    </>
  );
}
