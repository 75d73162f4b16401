import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Opens a dialog for who came to the page to use it. The wish is dropped with it: coming back later opens nothing. */
export function useWanted(name: string | undefined, open: () => void): void {
  const { pathname, search, ...location } = useLocation();
  const wish = location.state as { opens?: string } | null;
  const navigate = useNavigate();
  const isWanted = name !== undefined && wish?.opens === name;
  const grant = useEffectEvent(() => {
    open();
    void navigate({ pathname, search }, { replace: true, state: null });
  });
  useEffect(() => {
    if (isWanted) grant();
  }, [isWanted]);
}
