import '@/app/firstStyles';
import type { Preview } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { configure } from 'storybook/test';
import { answerCalls } from '../mocks/browser';
import { scenarioNames, scenarios } from '../mocks/scenarios/scenarios';
import { type ColorScheme, showInScheme } from './colorScheme';
import { DocsPage } from './DocsPage';
import { appOrStory, storyBackend } from './storyBackend';
import './storybook.css';
import { times } from './times';

// A screen's chunk is loaded when the screen is first shown. On a busy machine, that takes much longer than the default time-out.
configure({ asyncUtilTimeout: 60_000 });

/** MSW's handlers for the story that was loaded last. */
let handlers: HttpHandler[] = [];
answerCalls(() => handlers);

const schemes: readonly { value: ColorScheme; title: string; icon: 'sun' | 'moon' }[] = [
  { value: 'light', title: 'Light', icon: 'sun' },
  { value: 'dark', title: 'Dark', icon: 'moon' },
];

const preview: Preview = {
  tags: ['autodocs'],
  loaders: [
    storyBackend((storyHandlers) => {
      handlers = [...storyHandlers];
    }),
  ],
  decorators: [
    appOrStory,
    (Story, { globals }) => {
      showInScheme(globals['scheme'] || null);
      document.documentElement.dir = globals['direction'] ?? '';
      document.documentElement.style.fontSize = globals['textSize'] ? `${globals['textSize']}%` : '';
      return <Story />;
    },
  ],
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [{ value: '', title: "The system's scheme", icon: 'browser' }, ...schemes],
      },
    },
    textSize: {
      description: 'Size of the text',
      toolbar: {
        icon: 'paragraph',
        dynamicTitle: false,
        items: [
          { value: '', title: "The browser's text size" },
          ...['75', '150', '200'].map((value) => ({ value, title: `Text at ${value} %` })),
        ],
      },
    },
    direction: {
      description: 'Direction of the page',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: false,
        items: [
          { value: '', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    scenario: {
      description: 'Scenario of the emulated backend',
      toolbar: {
        icon: 'users',
        dynamicTitle: true,
        items: [
          { value: '', title: "The story's scenario" },
          ...scenarioNames.map((name) => ({ value: name, title: name, right: scenarios[name].description })),
        ],
      },
    },
    now: {
      description: 'Date and time of the clock, in New York',
      toolbar: {
        icon: 'time',
        dynamicTitle: true,
        items: [{ value: '', title: "The story's time" }, ...times],
      },
    },
  },
  initialGlobals: {
    scheme: '',
    textSize: '',
    direction: '',
    scenario: '',
    now: '',
    viewport: { value: undefined, isRotated: false },
  },
  parameters: {
    layout: 'fullscreen',
    // Storybook's hidden links precede the skip link, so axe reports the skip link as content outside a landmark.
    a11y: { test: 'error', config: { rules: [{ id: 'region', enabled: false }] } },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { page: DocsPage, toc: { headingSelector: 'h2, h3' } },
    // Dialogs are outside of Storybook's root.
    pseudo: { rootSelector: 'body' },
    options: {
      storySort: {
        order: [
          'Welcome',
          'All screens (light and dark)',
          'Foundations',
          'Patterns',
          'Components',
          'Screens',
          'Journeys',
        ],
      },
    },
    viewport: {
      options: {
        narrow: { name: 'Narrow, 320', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' },
      },
    },
  },
};

export default preview;
