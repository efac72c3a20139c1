import {
  AnchorMdx,
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { RelatedDocs } from '../vite/storyLinks';

/** Defined in vite.config.ts: the related docs pages by the title of a page. */
declare const STORY_LINKS: Readonly<Record<string, RelatedDocs>>;

function Links({ label, to }: { label: string; to: RelatedDocs['uses'] }) {
  if (to.length === 0) return null;
  return (
    <p>
      {`${label}: `}
      {to.map(({ title, id }, index) => (
        <span key={id}>
          {index === 0 ? '' : ' · '}
          <AnchorMdx href={`?path=/docs/${id}`} target="_self">
            {title.split('/').slice(-1)}
          </AnchorMdx>
        </span>
      ))}
    </p>
  );
}

/** Storybook's own docs page with links to the components that this one uses, and to those that use it. */
export function LinkedDocsPage() {
  const resolved = useOf('meta', ['meta']);
  const { uses, usedBy } = STORY_LINKS[resolved.preparedMeta.title] ?? { uses: [], usedBy: [] };
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Links label="Uses" to={uses} />
      <Links label="Used by" to={usedBy} />
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}
