/** Records what `read` returns after changes of the body's elements and texts: each text when it is new, in the order of appearance. */
export function recordChanges(read: () => string[]): { seen: string[]; stop: () => void } {
  const seen: string[] = [];
  const observer = new MutationObserver(() => {
    seen.push(...read().filter((text) => !seen.includes(text)));
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return { seen, stop: () => observer.disconnect() };
}
