import type { Note } from '@/domain/community';
import { passFocusOn } from '@/ui/focus/focus';
import { Panel } from '@/ui/structure/Panel';
import { hasText } from '@/ui/text/markupOf';
import { RichText } from '@/ui/text/RichText';
import { uniqueKeys } from '@/ui/uniqueKeys';

export function CommunityNotes(props: { notes: readonly Note[] }) {
  const notes = props.notes.filter(({ content }) => hasText(content));
  if (notes.length === 0) return null;
  const keys = uniqueKeys(notes.map(({ id, content }) => id || content));
  return (
    <Panel title="Notes">
      <ul className="stack">
        {notes.map((note, index) => (
          <li key={keys[index]} ref={passFocusOn}>
            <RichText text={note.content} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
