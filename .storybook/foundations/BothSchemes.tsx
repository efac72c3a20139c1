import type { CSSProperties, ReactNode } from 'react';
import type { Scheme } from './readTokens';
import { schemes } from './tokens';

/** The colours and the shadow of a scheme as custom properties of an element. */
function propertiesOf(scheme: Scheme): CSSProperties {
  const colors = [...schemes[scheme]].map(([name, value]) => [`--${name}`, value]);
  return { ...Object.fromEntries(colors), colorScheme: scheme };
}

/** The same content in the light and in the dark scheme, side by side where there is room. */
export function BothSchemes({ children }: { children: (scheme: Scheme) => ReactNode }) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 30rem), 1fr))' }}>
      {(['light', 'dark'] as const).map((scheme) => (
        <section
          key={scheme}
          style={{
            ...propertiesOf(scheme),
            padding: 'var(--space-5) var(--gutter)',
            background: 'var(--page)',
            color: 'var(--ink)',
            forcedColorAdjust: 'none',
          }}
        >
          <h2 style={{ marginBottom: 'var(--space-4)' }}>{scheme === 'light' ? 'Light' : 'Dark'}</h2>
          {children(scheme)}
        </section>
      ))}
    </div>
  );
}
