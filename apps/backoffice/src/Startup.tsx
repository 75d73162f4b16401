import { useEffect, useState, type ReactNode } from 'react';
import { session } from './api/client.js';
import { headingFont, textFont } from './theme/fonts.js';
import { color } from './theme/tokens.js';

type Phase = 'restoring' | 'ready' | 'unreachable';

const page = {
  minHeight: '100dvh',
  display: 'grid',
  placeContent: 'center',
  gap: 16,
  padding: 24,
  textAlign: 'center',
  background: color.ink,
  color: color.sand,
  fontFamily: textFont,
} as const;

/** The page while it isn't known yet what it will be. */
export const Restoring = () => <div style={page} role="status" aria-label="Cargando" />;

/** Takes up an earlier session before the first page is drawn, so that nobody sees the sign-in page flash by. */
export function Startup({ children }: { children: ReactNode }) {
  const [phase, setPhase] = useState<Phase>('restoring');

  useEffect(() => {
    if (phase !== 'restoring') return;
    session.restore().then(
      () => setPhase('ready'),
      () => setPhase('unreachable'),
    );
  }, [phase]);

  if (phase === 'ready') return children;
  if (phase === 'restoring') return <Restoring />;
  return (
    <main style={page}>
      <h1 style={{ margin: 0, fontFamily: headingFont, fontSize: 28 }}>No hay comunicación con el servidor</h1>
      <p style={{ margin: 0 }}>Revise su conexión a internet e intente de nuevo. Si sigue igual, avise a sistemas.</p>
      <p style={{ margin: 0 }}>
        <button
          type="button"
          onClick={() => setPhase('restoring')}
          style={{
            font: 'inherit',
            fontWeight: 600,
            padding: '12px 24px',
            border: 0,
            borderRadius: 4,
            background: color.signal,
            color: color.ink,
          }}
        >
          Intentar de nuevo
        </button>
      </p>
    </main>
  );
}
