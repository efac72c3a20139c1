import { SCREEN_FILES_ID } from '@/lib/loading/screenFiles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyComponent } from './lazyComponent';

const Part = () => <p>Part</p>;

afterEach(() => {
  document.head.innerHTML = '';
  jest.restoreAllMocks();
});

/** Writes the list of files into the page, as the build does. Requests for the file of the part `name` get `answers` in turn. */
function answerFileOf(name: string, ...answers: (Response | Error)[]) {
  const files = { parts: { [name]: [`/assets/${name}.js`] } };
  document.head.innerHTML = `<script type="application/json" id="${SCREEN_FILES_ID}">${JSON.stringify(files)}</script>`;
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const answer = answers.shift();
    if (!(answer instanceof Response)) throw answer;
    return answer;
  });
}

it('shows the placeholder, then the component; once the code has loaded, a first render shows the component', async () => {
  const Lazy = lazyComponent('Part', async () => ({ Part }), { placeholder: () => <p>Loading</p> });
  const { unmount } = render(<Lazy />);
  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByText('Part')).toBeVisible();
  unmount();
  render(<Lazy />);
  expect(screen.getByText('Part')).toBeVisible();
});

it.each([
  ['the network fails', 'Offline', new TypeError('Failed to fetch')],
  ['the server has an error', 'Unavailable', new Response('', { status: 503 })],
])(
  'offers to try again when %s, and does not import before the file has arrived',
  async (_case, name, failure) => {
    const importFile = jest.fn(async () => ({ [name]: Part }));
    const Lazy = lazyComponent(name, importFile);
    const fetch = answerFileOf(name, failure, new Response('code'));
    render(<Lazy />);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(importFile).not.toHaveBeenCalled();
    await userEvent.click(retry);
    expect(await screen.findByText('Part')).toBeVisible();
    expect(fetch).toHaveBeenCalledTimes(2);
  },
);

it.each([404, 410])('offers to reload the page when a file no longer exists (%i)', async (status) => {
  const Lazy = lazyComponent(`Gone${status}`, async () => ({ [`Gone${status}`]: Part }));
  answerFileOf(`Gone${status}`, new Response('', { status }));
  render(<Lazy />);
  expect(await screen.findByRole('button', { name: 'Reload' })).toBeVisible();
});

it('offers to reload the page when an import fails, because the browser may remember the failure', async () => {
  const Lazy = lazyComponent('Part', () =>
    Promise.reject<{ Part: typeof Part }>(new TypeError('Failed to fetch')),
  );
  render(<Lazy />);
  expect(await screen.findByRole('button', { name: 'Reload' })).toBeVisible();
});
