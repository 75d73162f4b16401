import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { currentSession, refreshBy } from '../api/account/current-session.js';
import { readOwnAccounts } from '../api/account/people.js';
import { refreshSession } from '../api/session.js';
import { SubNavigation } from '../components/SubNavigation.js';
import { Skeleton } from '../components/States.js';
import { ACCOUNT_HOME, SIGN_IN_PATH } from '../constants/paths.js';
import { SignInAgain } from '../features/access/SignInAgain.js';
import { AccountViewBar } from '../features/account-view/AccountViewBar.js';
import { AccountViewOver } from '../features/account-view/AccountViewOver.js';
import { ReadOnlyNotice, useReadOnly } from '../features/account-view/ReadOnlyNotice.js';
import { accountMeta } from '../features/account/account-meta.js';
import { FURTHER_LINKS, HOME_LINK, UNITS_LINK } from '../features/account/account-links.js';
import { askEarly } from '../features/account/account-queries.js';
import { HomeOpening } from '../features/account/HomeOpening.js';
import { AccountBar } from '../features/account/frame/AccountBar.js';
import { OutOfReach } from '../features/account/OutOfReach.js';
import { useAllowedEntries } from '../features/account/use-allowed-entries.js';
import { useUnreadMessages } from '../features/account/frame/use-unread-messages.js';
import { OWN_ACCESS, useNotedAccess, useOwnAccess } from '../features/account/use-own-access.js';
import { menuOf } from '../features/layout/site-navigation.js';
import { ConnectionBar } from '../features/offline/ConnectionBar.js';
import { useUnsentMessages } from '../features/messages/use-unsent-messages.js';
import { UpdateNotice } from '../features/offline/UpdateNotice.js';
import { WithoutServer } from '../features/offline/WithoutServer.js';
import { useKeptAccount } from '../features/offline/use-kept-account.js';
import { PaymentAlertProvider, usePaymentAlert } from '../features/payments/PaymentAlert.js';
import { AccountSwitcher } from '../features/people/AccountSwitcher.js';
import { useSession } from '../features/session/SessionProvider.js';
import { useSignedOutHere } from '../features/session/SignedOutHere.js';
import { useSignOut } from '../features/session/use-sign-out.js';
import { ACCOUNT_VIEW_ID } from '../lib/account-view.js';
import { useHydrated } from '../lib/use-hydrated.js';
import { useSite } from '../lib/use-site.js';
import { WHILE_CLOSED } from '../lib/page-parameters.js';

export const handle = WHILE_CLOSED;

export const meta = accountMeta('Mi cuenta');

// All else of the account waits for the session, and for whose account it is: both are asked for as the scripts arrive.
refreshBy(refreshSession);
askEarly(OWN_ACCESS, readOwnAccounts);

/** The customer's own pages. Their HTML says nothing about anybody: what is personal is read in the browser. */
export default function Account() {
  const { customer, known } = useSession();
  const hydrated = useHydrated();
  const { pathname, search } = useLocation();
  useEffect(() => {
    currentSession.store();
    return currentSession.subscribe(currentSession.store);
  }, []);
  // Of an account that staff look at nothing is kept.
  useKeptAccount(customer !== null && ACCOUNT_VIEW_ID === null);
  useUnsentMessages(customer !== null && ACCOUNT_VIEW_ID === null);
  const readOnly = useReadOnly();
  const unsure = hydrated && known && !customer && currentSession.mayBeOpen();
  const signedOutHere = useSignedOutHere();
  const viewIsOver = hydrated && known && !customer && ACCOUNT_VIEW_ID !== null;
  // The way to any other page leads through the network: the notice above says what became of it.
  if (signedOutHere) return <div data-account-content className="min-h-svh" />;
  if (hydrated && known && !customer && !unsure && !viewIsOver) {
    return <Navigate replace to={`${SIGN_IN_PATH}?siguiente=${encodeURIComponent(pathname + search)}`} />;
  }
  return (
    <PaymentAlertProvider instead={readOnly.insteadOfPaying}>
      {ACCOUNT_VIEW_ID === null && <SignInAgain />}
      <AccountNavigation />
      <AccountViewBar />
      <AccountSwitcher />
      <ConnectionBar />
      <UpdateNotice />
      <div data-account-content className="container-page min-h-svh" onSubmitCapture={readOnly.onSubmitCapture}>
        {customer ? <Content /> : viewIsOver ? <AccountViewOver /> : unsure ? <WithoutServer /> : <Opening />}
      </div>
      {customer && <Foot />}
      <ReadOnlyNotice {...readOnly} />
    </PaymentAlertProvider>
  );
}

/** What whoever is signed in may see of the account they are in. */
function Content() {
  const { accounts, waits, may, leads } = useOwnAccess();
  useNotedAccess();
  const { pathname } = useLocation();
  if (waits) return <Opening />;
  if (pathname === ACCOUNT_HOME && !may('money')) return <Navigate replace to={UNITS_LINK.to} />;
  if (accounts && !leads(pathname)) {
    return <OutOfReach current={accounts.current} home={may('money') ? HOME_LINK : UNITS_LINK} />;
  }
  return <Outlet />;
}

function Opening() {
  const { pathname } = useLocation();
  if (pathname === ACCOUNT_HOME) return <HomeOpening />;
  return (
    <div role="status" aria-label="Cargando su cuenta" className="grid gap-5">
      <Skeleton className="h-16 max-w-lg" />
      <Skeleton className="h-40" />
    </div>
  );
}

function AccountNavigation() {
  const { open } = usePaymentAlert();
  return (
    <SubNavigation
      kind="account"
      label="Mi cuenta"
      entries={useAllowedEntries([HOME_LINK, { label: 'Pagar', onSelect: () => open() }, ...FURTHER_LINKS])}
      heading={<p className="label-wide text-[0.9rem] text-muted">Mi cuenta</p>}
    />
  );
}

/** On a phone; elsewhere the sub-navigation leads to the same. */
function Foot() {
  const { open } = usePaymentAlert();
  const { pathname } = useLocation();
  const site = useSite();
  return (
    <AccountBar
      menu={menuOf(site, pathname)}
      unread={useUnreadMessages()}
      onPay={() => open()}
      onSignOut={useSignOut()}
    />
  );
}
