import type { Note } from '../../../domain/community';
import { passFocusOn } from '../../../ui/focus/focus';
import { Panel } from '../../../ui/layout/Panel';
import { hasText } from '../../../ui/text/markupOf';
import { RichText } from '../../../ui/text/RichText';

export function CommunityNotes(props: { notes: readonly Note[] }) {
  const notes = props.notes.filter(({ content }) => hasText(content));
  if (notes.length === 0) return null;
  return (
    <Panel title="Notes">
      <ul className="stack">
        {notes.map((note, index) => (
          // An old note may have no id, so the index keeps the keys unique.
          <li key={`${note.id}-${index}`} ref={passFocusOn}>
            <RichText text={note.content} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
