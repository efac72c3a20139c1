import { sources } from './sources';
import { filesUsing } from './tokenUses';

type UsesProps = { id: string; description?: string | undefined };

/** The description of a token and the files that use it. */
export function Uses({ id, description }: UsesProps) {
  return (
    <>
      <span>{description}</span>
      <br />
      <small style={{ color: 'var(--ink-quiet)', overflowWrap: 'anywhere' }}>
        Used in {filesUsing(id, sources).join(', ')}
      </small>
    </>
  );
}
