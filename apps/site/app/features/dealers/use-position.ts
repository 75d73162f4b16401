import { useState } from 'react';
import type { Position } from './find-dealers.js';

type PositionState = { state: 'unknown' | 'asking' | 'refused' | 'failed' } | { state: 'known'; position: Position };

const OPTIONS = { timeout: 10_000, maximumAge: 300_000 };

/** Where the visitor is, once they want us to know. It stays in the browser. */
export function usePosition() {
  const [current, setCurrent] = useState<PositionState>({ state: 'unknown' });

  const ask = () => {
    if (!('geolocation' in navigator)) return setCurrent({ state: 'failed' });
    setCurrent({ state: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => setCurrent({ state: 'known', position: { latitude, longitude } }),
      ({ code, PERMISSION_DENIED }) => setCurrent({ state: code === PERMISSION_DENIED ? 'refused' : 'failed' }),
      OPTIONS,
    );
  };

  return { current, ask, forget: () => setCurrent({ state: 'unknown' }) };
}
