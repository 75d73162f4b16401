import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from '../../lib/use-hydrated.js';
import type { Printed } from './printed.js';

/** History entries can be written by anything that ran on the page. */
function printedOfState(state: unknown): Printed | null {
  const { folio, code } = (state ?? {}) as Partial<Printed>;
  return typeof folio === 'string' && typeof code === 'string' ? { folio, code } : null;
}

/**
 * Folio and code that a letter's QR bears behind `#`; `null` without them. They move from the address to the history entry,
 * so that nothing that reads addresses learns them, and a reload still finds them.
 */
export function usePrinted(): Printed | null {
  const hydrated = useHydrated();
  const location = useLocation();
  const navigate = useNavigate();
  const scanned = new URLSearchParams(location.hash.slice(1));
  const [folio, code] = [scanned.get('folio'), scanned.get('clave')];
  useEffect(() => {
    if (folio === null || code === null) return;
    const state: Printed = { folio, code };
    void navigate({ hash: '' }, { replace: true, state, preventScrollReset: true });
  }, [folio, code, navigate]);
  return hydrated ? printedOfState(location.state) : null;
}
