import { Navigate, Outlet, useLocation } from 'react-router';
import type { Route } from './+types/account.js';
import { Skeleton } from '../components/States.js';
import { SubNavigation } from '../features/layout/SubNavigation.js';
import { useSession } from '../features/session/SessionProvider.js';
import { useHydrated } from '../lib/use-hydrated.js';
import { pageMeta } from '../lib/meta.js';

const ACCOUNT_LINKS = [{ label: 'Inicio', to: '/my-account/home' }];

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta({
    title: 'Mi cuenta',
    description: 'Su cuenta de cliente.',
    path: location.pathname,
    site: matches[0].loaderData,
    noIndex: true,
  });

/** The customer's own pages. Their HTML says nothing about anybody: what is personal is read in the browser. */
export default function Account() {
  const { customer, known } = useSession();
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  if (hydrated && known && !customer) {
    return <Navigate replace to={`/acceso?siguiente=${encodeURIComponent(pathname)}`} />;
  }
  return (
    <>
      <SubNavigation
        kind="account"
        label="Mi cuenta"
        links={ACCOUNT_LINKS}
        heading={<p className="label-wide text-[0.9375rem]">Mi cuenta</p>}
      />
      <div className="container-page min-h-[60vh] py-14">
        {customer ? (
          <Outlet />
        ) : (
          <div role="status" aria-label="Cargando su cuenta" className="grid gap-5">
            <Skeleton className="h-16 max-w-lg" />
            <Skeleton className="h-40" />
          </div>
        )}
      </div>
    </>
  );
}
