import { rememberSignedIn, wasSignedIn } from './sessionMark';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('wasSignedIn is false at the first visit', () => {
  expect(wasSignedIn()).toBe(false);
});

it('wasSignedIn is true after a visit of a member, and false again after one of a visitor', () => {
  rememberSignedIn(true);
  expect(wasSignedIn()).toBe(true);
  rememberSignedIn(false);
  expect(wasSignedIn()).toBe(false);
});

it('wasSignedIn is false in a browser that forbids storage, and rememberSignedIn does not throw there', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
  rememberSignedIn(true);
  rememberSignedIn(false);
  expect(wasSignedIn()).toBe(false);
});
