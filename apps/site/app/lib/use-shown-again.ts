import { useEffect, useEffectEvent } from 'react';

/** What waited for another page to open waits no longer: the browser's way back may show this one as it was left. */
export function useShownAgain(onShown: () => void): void {
  const shown = useEffectEvent(onShown);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && shown();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}
