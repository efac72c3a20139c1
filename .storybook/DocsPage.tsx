import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';

/**
 * The page _Docs_ of a component shows all its stories. The page of a screen or a journey shows only its first story, because
 * each story of a screen is a whole document. The sidebar lists the other stories.
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
