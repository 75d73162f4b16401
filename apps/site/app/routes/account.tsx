import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { currentSession } from '../api/account/current-session.js';
import { SubNavigation } from '../components/SubNavigation.js';
import { Skeleton } from '../components/States.js';
import { SIGN_IN_PATH } from '../constants/paths.js';
import { SignInAgain } from '../features/access/SignInAgain.js';
import { accountMeta } from '../features/account/account-meta.js';
import { FURTHER_LINKS, HOME_LINK } from '../features/account/account-links.js';
import { ConnectionBar } from '../features/offline/ConnectionBar.js';
import { UpdateNotice } from '../features/offline/UpdateNotice.js';
import { useKeptAccount } from '../features/offline/use-kept-account.js';
import { WithoutServer } from '../features/offline/WithoutServer.js';
import { PaymentAlertProvider, usePaymentAlert } from '../features/payments/PaymentAlert.js';
import { useSession } from '../features/session/SessionProvider.js';
import { useHydrated } from '../lib/use-hydrated.js';
import { WHILE_CLOSED } from '../lib/page-parameters.js';

export const handle = WHILE_CLOSED;

export const meta = accountMeta('Mi cuenta');

/** The customer's own pages. Their HTML says nothing about anybody: what is personal is read in the browser. */
export default function Account() {
  const { customer, known } = useSession();
  const hydrated = useHydrated();
  const { pathname, search } = useLocation();
  useEffect(() => {
    currentSession.store();
    return currentSession.subscribe(currentSession.store);
  }, []);
  useKeptAccount(customer !== null);
  const unsure = hydrated && known && !customer && currentSession.mayBeOpen();
  if (hydrated && known && !customer && !unsure) {
    return <Navigate replace to={`${SIGN_IN_PATH}?siguiente=${encodeURIComponent(pathname + search)}`} />;
  }
  return (
    <PaymentAlertProvider>
      <SignInAgain />
      <AccountNavigation />
      <ConnectionBar />
      <UpdateNotice />
      <div className="container-page min-h-[60vh] py-10 desktop:py-14">
        {customer ? (
          <Outlet />
        ) : unsure ? (
          <WithoutServer />
        ) : (
          <div role="status" aria-label="Cargando su cuenta" className="grid gap-5">
            <Skeleton className="h-16 max-w-lg" />
            <Skeleton className="h-40" />
          </div>
        )}
      </div>
    </PaymentAlertProvider>
  );
}

function AccountNavigation() {
  const { open } = usePaymentAlert();
  return (
    <SubNavigation
      kind="account"
      label="Mi cuenta"
      entries={[HOME_LINK, { label: 'Pagar', onSelect: () => open() }, ...FURTHER_LINKS]}
      heading={<p className="label-wide text-[0.9375rem]">Mi cuenta</p>}
    />
  );
}
