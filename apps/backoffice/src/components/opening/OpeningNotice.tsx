import { Navigate, useCanAccess, useStore } from 'react-admin';
import { later } from '../later.js';
import { SETUP_LEFT, SETUP_PATH, useSiteOpening } from './site-opening.js';

const OpeningPanel = later(async () => ({ default: (await import('./OpeningPanel.js')).OpeningPanel }));

/**
 * On the first page while the site is closed: what remains. Whoever can do it is led through it, until they say that it is
 * for later. Says nothing of an open one.
 */
export function OpeningNotice() {
  const { canAccess = false } = useCanAccess({ resource: 'site-opening', action: 'list' });
  const { canAccess: maySetUp = false } = useCanAccess({ resource: 'site-opening', action: 'open' });
  const [left] = useStore(SETUP_LEFT, false);
  const { data } = useSiteOpening(canAccess);
  if (!data || data.isOpen) return null;
  if (maySetUp && data.firstOpenedAt === null && !left) return <Navigate to={SETUP_PATH} replace />;
  return <OpeningPanel opening={data} guided={maySetUp && data.firstOpenedAt === null} />;
}
