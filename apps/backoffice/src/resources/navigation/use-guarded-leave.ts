import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useLeaveWarning } from '../../components/use-leave-warning.js';

/** Asks before the page is left, or the tab closed, with something that isn't kept. */
export function useGuardedLeave(dirty: boolean, question: string): void {
  useLeaveWarning(dirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(question)) blocker.proceed();
    else blocker.reset();
  }, [blocker, question]);
}
