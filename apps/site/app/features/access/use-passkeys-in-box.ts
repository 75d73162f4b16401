import type { CustomerSession } from '@flota/schemas';
import { useEffect, useEffectEvent } from 'react';

/** Lets the browser offer passkeys in the box for the address. Whoever doesn't choose one isn't told anything of it. */
export function usePasskeysInBox(wanted: boolean, onSignedIn: (session: CustomerSession) => void): void {
  const enter = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (!wanted || !('PublicKeyCredential' in window)) return;
    let left = false;
    const offer = async () => {
      const { enterFromBox } = await import('./passkey-sign-in.js');
      const session = left ? null : await enterFromBox();
      if (session && !left) enter(session);
    };
    offer().catch(() => undefined);
    return () => {
      left = true;
      void import('../../api/passkeys.js').then(
        ({ stopAskingForPasskeys }) => stopAskingForPasskeys(),
        () => undefined,
      );
    };
  }, [wanted]);
}
