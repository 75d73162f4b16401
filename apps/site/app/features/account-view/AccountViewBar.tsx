import type { AccountViewSession } from '@flota/schemas';
import { Eye } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { currentSession } from '../../api/account/current-session.js';
import { failureText } from '../../api/problem-texts.js';
import { ACCOUNT_VIEW_ID } from '../../lib/account-view.js';
import { formatTime } from '../../lib/format.js';
import { useSession } from '../session/index.js';
import { useViewWatch } from './use-view-watch.js';

const sessionNow = () => currentSession.snapshot().session;

/** Above every page of an account that staff look at: whose it is, that nothing is changed, until when, and the way out. */
export function AccountViewBar() {
  const session = useSyncExternalStore(currentSession.subscribe, sessionNow, () => null);
  return session && ACCOUNT_VIEW_ID !== null ? <Bar {...(session as AccountViewSession)} /> : null;
}

function Bar({ customer, expiresAt }: AccountViewSession) {
  const { signOut } = useSession();
  const [ending, setEnding] = useState(false);
  const [failure, setFailure] = useState<string>();
  useViewWatch(expiresAt);
  const end = () => {
    setEnding(true);
    signOut().catch((error: unknown) => {
      setFailure(failureText(error));
      setEnding(false);
    });
  };
  return (
    <section
      aria-label="Vista de la cuenta"
      className="sticky top-(--header-bar) z-10 bg-amber text-night desktop:top-[calc(var(--header-bar)+60px)]"
    >
      <div className="container-page flex items-center justify-between gap-x-4 py-2">
        <p className="flex min-w-0 items-start gap-3 text-[0.875rem] leading-snug tablet:text-[0.9375rem] wrap-anywhere">
          <Eye aria-hidden size={20} className="mt-0.5 shrink-0 max-tablet:hidden" />
          <span>
            Usted ve la cuenta de <strong className="font-semibold">{customer.name}</strong> como la ve su titular. Solo
            lectura. Termina a las <time dateTime={expiresAt}>{formatTime(new Date(expiresAt))}</time>.
          </span>
        </p>
        <button
          type="button"
          aria-disabled={ending || undefined}
          onClick={() => {
            if (!ending) end();
          }}
          className="label-wide min-h-11 shrink-0 cursor-pointer rounded border-2 border-night px-3 text-[0.8125rem] hover:bg-night hover:text-white"
        >
          Terminar
        </button>
      </div>
      <p role="alert" className="container-page pb-2 font-medium empty:hidden">
        {failure}
      </p>
    </section>
  );
}
