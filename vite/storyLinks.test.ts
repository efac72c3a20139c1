/** @jest-environment node */
import { relatedDocs } from './storyLinks';

it('links a screen to the next components with stories, and back', () => {
  const stories = (title: string) => `const meta = {\n  title: '${title}',\n};`;
  const files = new Map([
    ['src/home/HomeScreen.stories.tsx', stories('Screens/Home')],
    ['src/home/HomeScreen.tsx', "import { Card } from './Card';\nconst Help = () => import('../ui/Tip');"],
    ['src/home/Card.tsx', "import { Panel } from '../ui/Panel';\nimport { useState } from 'react';"],
    ['src/ui/Panel.stories.tsx', stories('Components/Panel')],
    ['src/ui/Panel.tsx', "import { Icon } from './Icon';"],
    ['src/ui/Icon.stories.tsx', stories('Components/Icon')],
    ['src/ui/Icon.tsx', ''],
    ['src/ui/Tip.stories.tsx', stories('Components/Tip')],
    ['src/ui/Tip.tsx', ''],
  ]);
  const home = { title: 'Screens/Home', id: 'screens-home--docs' };
  const panel = { title: 'Components/Panel', id: 'components-panel--docs' };
  const icon = { title: 'Components/Icon', id: 'components-icon--docs' };
  const tip = { title: 'Components/Tip', id: 'components-tip--docs' };
  expect(relatedDocs(files)).toEqual({
    'Screens/Home': { uses: [panel, tip], usedBy: [] },
    'Components/Panel': { uses: [icon], usedBy: [home] },
    'Components/Icon': { uses: [], usedBy: [panel] },
    'Components/Tip': { uses: [], usedBy: [home] },
  });
});
