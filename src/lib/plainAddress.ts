/** Removes user name and password from an address, and doubled slashes from its path. */
export function plainAddress(address: string): string {
  const url = new URL(address);
  url.username = '';
  url.password = '';
  url.pathname = url.pathname.replace(/\/{2,}/g, '/');
  return url.href;
}

/** Makes the page's address plain (rule: plain-address). Returns false if the page reloads: `fetch` fails at an address with a user name. */
export function takePlainAddress(): boolean {
  // `document.URL`, because some browsers leave the user name out of `location.href`.
  const plain = plainAddress(document.URL);
  const { username, password } = new URL(document.URL);
  const hasUser = username !== '' || password !== '';
  if (hasUser) window.location.replace(plain);
  else if (plain !== document.URL) window.history.replaceState(window.history.state, '', plain);
  return !hasUser;
}
