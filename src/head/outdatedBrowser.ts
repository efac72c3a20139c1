/**
 * Marks the page in a browser older than the `browserslist` in package.json, so that nothing else starts (rule: outdated-browser).
 * The build inlines it into the head as ES5, which a browser of 2015 can read, so it must not import anything.
 */
(function markOutdatedBrowser() {
  // oxlint-disable-next-line no-var -- ES5
  var isSupported =
    'AbortSignal' in window &&
    'throwIfAborted' in AbortSignal.prototype &&
    // Firefox has `throwIfAborted` from 97 on, but is supported only from 115, the first with `toSorted`. Only Firefox has
    // `mozInnerScreenX`.
    (!('mozInnerScreenX' in window) || 'toSorted' in Array.prototype);
  if (!isSupported) document.documentElement.className = 'is-outdated';
})();
