import { rememberSignedIn, wasSignedIn } from './sessionMark';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('wasSignedIn is true after a signed-in visit, and false at the first visit and after a signed-out one', () => {
  expect(wasSignedIn()).toBe(false);
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
