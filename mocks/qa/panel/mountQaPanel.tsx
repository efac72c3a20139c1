import { createRoot } from 'react-dom/client';
import type { Emulation } from '../startEmulation';
import { QaPanelRoot } from './QaPanelRoot';
import { qaPageStyles, qaPanelStyles } from './qaPanelStyles';

/** Renders the QA panel in a shadow tree, so that its styles and the application's do not affect each other. */
export function mountQaPanel(emulation: Emulation): void {
  const host = document.createElement('div');
  host.id = 'qa-panel';
  // The panel shows names of the wire. Besides, React could not change its texts while the browser translates them.
  host.translate = false;
  const shadow = host.attachShadow({ mode: 'open' });
  const styles = document.createElement('style');
  styles.textContent = qaPanelStyles;
  const content = document.createElement('div');
  shadow.append(styles, content);
  const pageStyles = document.createElement('style');
  pageStyles.textContent = qaPageStyles;
  document.head.append(pageStyles);
  document.body.append(host);
  isolateEvents(host);
  createRoot(content).render(<QaPanelRoot emulation={emulation} />);
}

/** Hides keyboard and focus events of the panel from the application, whose focus trap would move the focus back. */
function isolateEvents(host: HTMLElement): void {
  for (const type of ['keydown', 'keyup', 'keypress'])
    host.addEventListener(type, (event) => event.stopPropagation());
  window.addEventListener(
    'focus',
    (event) => {
      if (event.target === host) event.stopPropagation();
    },
    true,
  );
}
