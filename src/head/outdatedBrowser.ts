/** Marks an outdated browser (rule: outdated-browser). The build inlines it as ES5 for old browsers, so it must not import anything. */
(function markOutdatedBrowser() {
  var isSupported =
    'AbortSignal' in window &&
    'throwIfAborted' in AbortSignal.prototype &&
    // Firefox has `throwIfAborted` from 97 on, but is supported only from 115, the first with `toSorted`. Only Firefox has
    // `mozInnerScreenX`.
    (!('mozInnerScreenX' in window) || 'toSorted' in Array.prototype);
  if (!isSupported) document.documentElement.className = 'is-outdated';
})();
