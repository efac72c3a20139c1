import { setProjectAnnotations } from '@storybook/react-vite';
import { setupServer } from 'msw/node';
import { configure } from 'storybook/test';
import { appOrStory, storyBackend } from '../.storybook/storyBackend';

/**
 * Setup for a test file that runs stories with `composeStories`. They get the same decorators and emulated backend as in
 * Storybook; MSW's server answers instead of its service worker. Each story replaces the handlers of the one before.
 */
const server = setupServer();

setProjectAnnotations({
  loaders: [storyBackend((handlers) => server.resetHandlers(...handlers))],
  decorators: [appOrStory],
});

// Jest compiles a screen's modules when the screen is first imported, which takes longer than the default timeout.
configure({ asyncUtilTimeout: 60_000 });
window.scrollTo = () => undefined;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
