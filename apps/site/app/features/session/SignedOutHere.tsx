import { layout } from '@flota/texts/site/layout';
import { useSyncExternalStore } from 'react';
import { owedSignOut } from '../../api/owed-sign-out.js';
import { useFocusOnNews } from '../../lib/use-focus.js';
import { useSession } from './SessionProvider.js';

/** Whether somebody signed out here without the server knowing yet. */
export function useSignedOutHere(): boolean {
  const { customer } = useSession();
  // Owed from the first moment on, while the account is still there.
  return useSyncExternalStore(owedSignOut.subscribe, owedSignOut.isOwed, () => false) && customer === null;
}

/** What became of a sign-out without a network, as long as the server has to be told of it. */
export function SignedOutHere() {
  const out = useSignedOutHere();
  const notice = useFocusOnNews<HTMLParagraphElement>(out);
  if (!out) return null;
  return (
    <p
      ref={notice}
      tabIndex={-1}
      role="status"
      className="bg-amber px-5 py-3 text-center text-[0.95rem] font-medium text-night outline-none"
    >
      {layout.signedOutHere}
    </p>
  );
}
