import type { CSSProperties, ReactNode } from 'react';
import dark from '../generated/dark.tokens.json';
import light from '../generated/light.tokens.json';
import { schemes } from '../schemes';

type Scheme = keyof typeof schemes;
type BothSchemesProps = { children: (scheme: Scheme) => ReactNode };

function shadowOf(scheme: Scheme): string {
  const layers = (scheme === 'light' ? light : dark).shadow.$value;
  return layers
    .map(({ offsetY, blur, color }) => {
      const channels = color.components.map((part) => part * 255).join(' ');
      return `0 ${offsetY.value}px ${blur.value}px rgb(${channels} / ${color.alpha})`;
    })
    .join(', ');
}

/** The colours and the shadow of a scheme as custom properties of an element. */
function propertiesOf(scheme: Scheme): CSSProperties {
  const colors = [...schemes[scheme]].map(([name, hex]) => [`--${name}`, hex]);
  return { ...Object.fromEntries(colors), '--shadow': shadowOf(scheme), colorScheme: scheme };
}

/** The same content in the light and in the dark scheme, side by side where there is room. */
export function BothSchemes({ children }: BothSchemesProps) {
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 30rem), 1fr))' }}>
      {(['light', 'dark'] as const).map((scheme) => (
        <section
          key={scheme}
          style={{
            ...propertiesOf(scheme),
            padding: 'var(--space-5) var(--gutter)',
            background: 'var(--birch)',
            color: 'var(--ink)',
          }}
        >
          <h2 style={{ marginBottom: 'var(--space-4)' }}>{scheme === 'light' ? 'Light' : 'Dark'}</h2>
          {children(scheme)}
        </section>
      ))}
    </div>
  );
}
