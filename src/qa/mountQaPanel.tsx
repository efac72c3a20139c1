import { createRoot } from 'react-dom/client';
import type { Emulation } from '../../mocks/qa/startEmulation';
import { QaPanelRoot } from './QaPanelRoot';
import { qaPanelStyles } from './qaPanelStyles';

/** Puts the dock beside the application: in a shadow tree, so that neither's styles reach the other. */
export function mountQaPanel(emulation: Emulation): void {
  const host = document.createElement('div');
  host.id = 'qa-panel';
  const shadow = host.attachShadow({ mode: 'open' });
  const styles = document.createElement('style');
  styles.textContent = qaPanelStyles;
  const content = document.createElement('div');
  shadow.append(styles, content);
  document.body.append(host);
  keepFromApplication(host);
  createRoot(content).render(<QaPanelRoot emulation={emulation} />);
}

/** A key pressed in the dock is none of the application's, and a dialog there must not fetch the focus back. */
function keepFromApplication(host: HTMLElement): void {
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
