import type { AccountSigning } from '@flota/schemas';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** Where a signature is made, the way back names the document. */
const RETURNED = 'firma';

const PAUSE_MS = 1_500;
/** After which it shows how it stands, whatever that is. */
const MOST_TIMES = 20;

/**
 * Asks anew until what was just signed is known here: the way back proves nothing.
 *
 * @returns the id of what is still being looked at
 */
export function useReturnedSignature(signings: readonly AccountSigning[], reload: () => Promise<void>): string | null {
  const [query] = useSearchParams();
  const [times, setTimes] = useState(0);
  const returned = signings.find(({ id }) => id === query.get(RETURNED));
  const isOpen = returned !== undefined && (returned.way === 'page' || returned.state === 'partly_signed');
  const isWaiting = isOpen && times < MOST_TIMES;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => void reload().finally(() => setTimes((before) => before + 1)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, reload, times]);
  return isWaiting && returned.way === 'page' ? returned.id : null;
}
