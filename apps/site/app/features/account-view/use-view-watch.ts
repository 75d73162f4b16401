import { asTold } from '@flota/client';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { accountApi } from '../../api/account/client.js';
import { currentSession } from '../../api/account/current-session.js';

const ASK_EVERY_MS = 15_000;

/** Any answer will do: a page that is shown from memory is noted too, and a view that ended elsewhere ends here. */
const ask = () => void accountApi.get('/api/customers/me', asTold()).catch(() => undefined);

/** Says which page is opened, and asks now and then whether the view still counts. */
export function useViewWatch(expiresAt: string): void {
  const { pathname } = useLocation();
  useEffect(ask, [pathname]);
  useEffect(() => {
    const timer = setInterval(ask, ASK_EVERY_MS);
    const end = setTimeout(currentSession.end, new Date(expiresAt).getTime() - Date.now());
    const askOnReturn = () => {
      if (document.visibilityState === 'visible') ask();
    };
    document.addEventListener('visibilitychange', askOnReturn);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
      document.removeEventListener('visibilitychange', askOnReturn);
    };
  }, [expiresAt]);
}
