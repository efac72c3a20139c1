import { useEffect, useState } from 'react';

interface Entry {
  id: string;
  title: string;
  type: 'story' | 'docs';
}

const SCALE = 0.4;
const HEIGHT = 844;
const views = (['light', 'dark'] as const).flatMap((scheme) =>
  [390, 1280].map((width) => ({ scheme, width })),
);

/** The first story of each screen, in the order of the sidebar. */
async function readScreens(): Promise<Entry[]> {
  const response = await fetch('./index.json');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by Storybook
  const { entries } = (await response.json()) as { entries: Record<string, Entry> };
  const stories = Object.values(entries).filter(
    ({ type, title }) => type === 'story' && title.startsWith('Screens/'),
  );
  return stories.filter(({ title }, index) => stories.findIndex((story) => story.title === title) === index);
}

/** Shows every screen on a phone and on a desktop, light and dark. A screen loads when scrolling brings it near the viewport. */
export function ScreenSheet() {
  const [screens, setScreens] = useState<Entry[]>([]);
  useEffect(() => void readScreens().then(setScreens), []);
  return screens.map(({ id, title }) => (
    <section key={id}>
      <h2>{title.replace('Screens/', '')}</h2>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem' }}>
        {views.map(({ scheme, width }) => (
          <div
            key={scheme + width}
            style={{ width: SCALE * width, height: SCALE * HEIGHT, overflow: 'hidden' }}
          >
            {/* oxlint-disable-next-line react/iframe-missing-sandbox -- Storybook's own page */}
            <iframe
              title={`${title}, ${scheme}, ${width} px`}
              src={`iframe.html?viewMode=story&id=${id}&globals=scheme:${scheme}`}
              loading="lazy"
              // A dialog that takes the focus must not scroll the sheet to itself.
              inert
              style={{
                width,
                height: HEIGHT,
                border: 0,
                transform: `scale(${SCALE})`,
                transformOrigin: '0 0',
              }}
            />
          </div>
        ))}
      </div>
    </section>
  ));
}
