/** An address without user name and password. Doubled slashes in its path are one. */
export function plainAddress(address: string): string {
  const url = new URL(address);
  url.username = '';
  url.password = '';
  url.pathname = url.pathname.replace(/\/{2,}/g, '/');
  return url.href;
}

/**
 * Gives the page its plain address (rule: plain-address). False if the page loads again for that: no call can be sent from an
 * address with a user name.
 */
export function takePlainAddress(): boolean {
  // Not `location.href`, from which some browsers leave out the user name.
  const plain = plainAddress(document.URL);
  const { username, password } = new URL(document.URL);
  const isPlainUser = username === '' && password === '';
  if (!isPlainUser) window.location.replace(plain);
  else if (plain !== document.URL) window.history.replaceState(window.history.state, '', plain);
  return isPlainUser;
}
