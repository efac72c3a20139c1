import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';

/**
 * The page _Docs_ of a component shows all its stories. The page of a screen or a journey shows only the first one, because
 * each of these stories is a whole document. The sidebar lists the others.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const isScreen = /^(?:Screens|Journeys)/.test(preparedMeta.title);
  return (
    <>
      <Title />
      <Description />
      <Primary />
      {isScreen ? null : (
        <>
          <Controls />
          <Stories includePrimary={false} />
        </>
      )}
    </>
  );
}
