import { useCanAccess } from 'react-admin';

/** Whether somebody has a start page of their own, besides the lists. */
export function useHasHome(): boolean {
  const { canAccess: mayDashboard } = useCanAccess({ resource: 'dashboard', action: 'show' });
  const { canAccess: mayAgenda } = useCanAccess({ resource: 'content-agenda', action: 'show' });
  return mayDashboard === true || mayAgenda === true;
}
