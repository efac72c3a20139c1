import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
    /** The keys of the texts whose contrast axe has found sufficient before. */
    sufficientContrasts?: Set<string>;
  }
}

interface AxeRun {
  selector: string;
  options: RunOptions;
}

/**
 * Runs in the page, so it uses nothing of this module. Returns the violations, and the keys of the texts whose contrast axe
 * has measured and found sufficient.
 *
 * Measuring contrast is three quarters of the work of axe, and most texts of most screens look alike: header, footer, labels.
 * Axe computes the contrast from a text's own colours and size and from the surfaces painted where the text is. A text's key
 * contains all of these, so texts with the same key have the same contrast. Axe skips a text only if its contrast was
 * sufficient for the same key before. A text of which only a part lies on a surface has no key and is always measured.
 */
export async function runAxe({ selector, options }: AxeRun) {
  const UNMEASURED = 'data-unmeasured-contrast';
  const PLAIN_LOOK = 'rgba(0, 0, 0, 0) none 1 normal auto auto';
  if (window.axe === undefined) throw new Error('axe is not loaded in the page.');
  const known = (window.sufficientContrasts ??= new Set());
  const surfaces: { element: Element; rect: DOMRect; look: string }[] = [];
  const texts: { element: Element; style: CSSStyleDeclaration; rect: DOMRect }[] = [];

  for (const element of [document.documentElement, document.body, ...document.body.querySelectorAll('*')]) {
    element.removeAttribute(UNMEASURED);
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    const style = getComputedStyle(element);
    const { backgroundColor, backgroundImage, opacity, mixBlendMode, zIndex, clip } = style;
    const look = [backgroundColor, backgroundImage, opacity, mixBlendMode, zIndex, clip].join(' ');
    if (look !== PLAIN_LOOK) {
      const { display, position, float, filter, transform } = style;
      const fullLook = [look, display, position, float, filter, transform].join(' ');
      surfaces.push({ element, rect: element.getBoundingClientRect(), look: fullLook });
    }
    if (element.matches('input, select, textarea'))
      texts.push({ element, style, rect: element.getBoundingClientRect() });
    const ownTexts = [...element.childNodes].filter(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
    );
    const [first] = ownTexts;
    const last = ownTexts.at(-1);
    if (first === undefined || last === undefined) continue;
    const range = document.createRange();
    range.setStartBefore(first);
    range.setEndAfter(last);
    texts.push({ element, style, rect: range.getBoundingClientRect() });
  }

  const keys = new Map<Element | undefined, string>();
  for (const { element, style, rect } of texts) {
    const below = surfaces.filter(
      ({ rect: { left, right, top, bottom } }) =>
        left < rect.right && right > rect.left && top < rect.bottom && bottom > rect.top,
    );
    const isOnWholeSurfaces = below.every(
      ({ rect: { left, right, top, bottom } }) =>
        left <= rect.left && right >= rect.right && top <= rect.top && bottom >= rect.bottom,
    );
    const layers = below.map(
      ({ element: surface, look }) => `${look} ${surface.contains(element) ? 'around' : 'beside'}`,
    );
    const { color, webkitTextFillColor, webkitTextStroke, fontSize, fontWeight, textShadow } = style;
    const own = [color, webkitTextFillColor, webkitTextStroke, fontSize, fontWeight, textShadow];
    const key = [...own, ...layers].join('\n');
    if (isOnWholeSurfaces && known.has(key)) continue;
    element.setAttribute(UNMEASURED, '');
    if (isOnWholeSurfaces) keys.set(element, key);
  }

  window.axe.configure({
    rules: [
      { id: 'color-contrast', selector: `[${UNMEASURED}]` },
      // A day shows '21' and is named 'Saturday, November 21st, 2026'. axe looks for '21' as a word of its own.
      { id: 'label-content-name-mismatch', selector: ':not(.rdp-day_button)' },
    ],
  });
  const { violations, passes } = await window.axe.run(selector, {
    ...options,
    resultTypes: ['violations', 'passes'],
    elementRef: true,
    selectors: false,
  });
  const sufficientContrasts = passes
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes)
    // Axe passes a hidden text without a measurement.
    .filter(({ any }) => any.some(({ data }) => data?.contrastRatio !== undefined))
    .map(({ element }) => keys.get(element))
    .filter((key) => key !== undefined);
  for (const key of sufficientContrasts) known.add(key);
  return {
    violations: violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n  ')}`),
    sufficientContrasts,
  };
}
