import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { ACCOUNT_CACHE } from '../../lib/kept-caches.js';
import { ACCOUNT_HOME } from '../../constants/paths.js';
import {
  accountQueries,
  BALANCES_PATH,
  MESSAGES_PATH,
  PAPERS_PATH,
  PAYMENTS_PATH,
  PROFILE_PATH,
} from '../account/index.js';
import { keepsHere } from './keep-choice.js';
import { keepFigures, readKept, showKept } from './kept-account.js';
import { tellWorker } from './worker.js';

/** Answers come in flocks. */
const SETTLED_MS = 300;

/** Opened once a page of the account is: the rest of it is then there without a network too. */
const PAGES = [ACCOUNT_HOME, BALANCES_PATH, PAYMENTS_PATH, PAPERS_PATH, MESSAGES_PATH, PROFILE_PATH];

const canKeep = (): boolean => 'caches' in window && Boolean(navigator.serviceWorker) && keepsHere();

/** Keeps what a signed-in customer sees, for when there is no network; and shows it when that goes while they look. */
export function useKeptAccount(signedIn: boolean): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!signedIn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      if (canKeep()) void keepFigures().catch(() => undefined);
    };
    const stop = accountQueries.getQueryCache().subscribe(({ type }) => {
      if (type !== 'updated') return;
      timer ??= setTimeout(keep, SETTLED_MS);
    });
    // Whoever looks away may close the page, or go on to a paper in another tab, where this one's clock goes slower.
    const keepAtOnce = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    const fallBack = () => void readKept().then((kept) => kept && showKept(kept));
    const askAnew = () => void accountQueries.invalidateQueries();
    document.addEventListener('visibilitychange', keepAtOnce);
    window.addEventListener('offline', fallBack);
    window.addEventListener('online', askAnew);
    return () => {
      stop();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', keepAtOnce);
      window.removeEventListener('offline', fallBack);
      window.removeEventListener('online', askAnew);
    };
  }, [signedIn]);

  useEffect(() => {
    if (!signedIn || !canKeep()) return;
    // The cache says that somebody is signed in: without it the worker keeps no page.
    void caches
      .open(ACCOUNT_CACHE)
      .then(() => tellWorker({ keep: [...PAGES, pathname] }))
      .catch(() => undefined);
  }, [signedIn, pathname]);
}
