import { useCanAccess } from 'react-admin';
import { OpeningPanel } from './OpeningPanel.js';
import { useSiteOpening } from './site-opening.js';

/** On the first page while the site is closed: what remains. Says nothing of an open one. */
export function OpeningNotice() {
  const { canAccess = false } = useCanAccess({ resource: 'site-opening', action: 'list' });
  const { data } = useSiteOpening(canAccess);
  return data && !data.isOpen ? <OpeningPanel opening={data} /> : null;
}
