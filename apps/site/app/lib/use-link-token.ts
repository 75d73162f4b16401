import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useHydrated } from './use-hydrated.js';

interface LinkState {
  linkToken: string;
}

/** History entries can be written by anything that ran on the page. */
function tokenOfState(state: unknown): string | null {
  const token = (state as Partial<LinkState> | null)?.linkToken;
  return typeof token === 'string' ? token : null;
}

/**
 * The token that a mail's link bears after `#`; `null` without one, `undefined` until the browser has looked. It moves
 * from the address to the history entry: a reload still finds it there, and whoever looks at the screen doesn't.
 */
export function useLinkToken(): string | null | undefined {
  const hydrated = useHydrated();
  const location = useLocation();
  const navigate = useNavigate();
  const inAddress = new URLSearchParams(location.hash.slice(1)).get('token');
  useEffect(() => {
    if (!inAddress) return;
    const moved: LinkState = { linkToken: inAddress };
    void navigate({ hash: '' }, { replace: true, state: moved, preventScrollReset: true });
  }, [inAddress, navigate]);
  return hydrated ? (inAddress ?? tokenOfState(location.state)) : undefined;
}
