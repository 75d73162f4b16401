import type { AccountSigning } from '@flota/schemas';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** Where a signature is made, the way back names the document. */
const RETURNED = 'firma';

const UNDER_WAY: ReadonlySet<AccountSigning['state']> = new Set(['sent', 'seen', 'partly_signed']);

/** Most are known after a moment; one that takes longer is still known without a visit. */
const PAUSES_MS = [...Array<number>(20).fill(1_500), ...Array<number>(30).fill(10_000)];

/**
 * Asks anew until what was just signed is known here: the way back proves nothing.
 *
 * @returns the id of what is still being looked at
 */
export function useReturnedSignature(signings: readonly AccountSigning[], reload: () => Promise<void>): string | null {
  const [query] = useSearchParams();
  const [times, setTimes] = useState(0);
  const returned = signings.find(({ id }) => id === query.get(RETURNED));
  // So too where all have signed and its papers are being made: nothing is left to do here, and it isn't over yet.
  const isOpen = returned !== undefined && UNDER_WAY.has(returned.state);
  // After the last one it is shown how it stands, whatever that is.
  const pause = isOpen ? PAUSES_MS[times] : undefined;
  useEffect(() => {
    if (pause === undefined) return undefined;
    const timer = setTimeout(() => void reload().finally(() => setTimes((before) => before + 1)), pause);
    return () => clearTimeout(timer);
  }, [pause, reload, times]);
  return pause !== undefined && returned?.state !== 'partly_signed' ? (returned?.id ?? null) : null;
}
