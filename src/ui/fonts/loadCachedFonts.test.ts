import { loadCachedFonts } from './loadCachedFonts';

const load = jest.fn(async () => []);
const onError = jest.fn((event: ErrorEvent) => event.preventDefault());
let fonts: EventTarget;

const finishLoading = () => fonts.dispatchEvent(new Event('loadingdone'));

beforeEach(() => {
  // The event target is a DOM node, because jsdom reports errors of listeners only for nodes.
  fonts = Object.assign(document.createElement('div'), { load });
  // jsdom has no `document.fonts`.
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
  window.addEventListener('error', onError);
});

afterEach(() => {
  window.removeEventListener('error', onError);
  Reflect.deleteProperty(document, 'fonts');
  localStorage.clear();
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

it('loads the fonts of a returning member once an earlier visit has loaded fonts', () => {
  loadCachedFonts(true);
  expect(load).not.toHaveBeenCalled();
  finishLoading();
  loadCachedFonts(false);
  expect(load).not.toHaveBeenCalled();
  loadCachedFonts(true);
  expect(load.mock.calls.length).toBeGreaterThan(0);
});

it.each(['getItem', 'setItem'] as const)('treats every visit as a first one when %s throws', (method) => {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('The storage is blocked.', 'SecurityError');
  });
  loadCachedFonts(true);
  finishLoading();
  loadCachedFonts(true);
  expect(load).not.toHaveBeenCalled();
  expect(onError).not.toHaveBeenCalled();
});
