/** Calls `onChange` in the frame after the size of an element has changed. Returns a function that stops observing. */
export function observeSizes(elements: Iterable<Element>, onChange: () => void): () => void {
  // WebKit reports an error if the observer's own call reads the layout or scrolls while a stylesheet loads.
  const observer = new ResizeObserver(() => requestAnimationFrame(onChange));
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
