import { configure } from '@testing-library/react';
import { setProjectAnnotations } from '@storybook/react-vite';
import { setupServer } from 'msw/node';
import { configure as configureStories } from 'storybook/test';
import { emulation, inRouter } from '../.storybook/emulation';

/**
 * For a test file that plays stories: they stand in the same world as in the book, answered by MSW's server in the place of
 * its service worker. Each story takes the one before it down.
 */
const server = setupServer();

setProjectAnnotations({
  loaders: [emulation((handlers) => server.resetHandlers(...handlers))],
  decorators: [inRouter],
});

// A screen's chunk is compiled where it is first asked for.
configure({ asyncUtilTimeout: 15_000 });
configureStories({ asyncUtilTimeout: 15_000 });
window.scrollTo = () => undefined;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
