declare global {
  interface Window {
    shownElements?: Set<Element>;
  }
}

/** Runs in the page. Remembers which elements are shown. */
export function markShown() {
  window.shownElements = new Set(
    [...document.body.querySelectorAll('*')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    ),
  );
}

/**
 * Runs in the page. Returns the markup of the elements that are shown or hidden since `markShown`, without React's ids, which
 * differ in each story; '' if there are none.
 */
export function keyOfChanges(): string {
  const before = window.shownElements;
  return [...document.body.querySelectorAll('*')]
    .filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) !== (before?.has(element) ?? false),
    )
    .map((element) => element.outerHTML)
    .join('\n')
    .replace(/_r_\w+_/g, 'id');
}
