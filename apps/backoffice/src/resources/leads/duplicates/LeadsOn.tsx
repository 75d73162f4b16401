import type { AdminLead } from '@flota/schemas';
import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';

/** A lead's page; of one that is part of another, that one's: old links and folios open what is worked. */
export function LeadsOn({ lead: { id, mergedInto, folio }, children }: { lead: AdminLead; children: ReactNode }) {
  const notify = useNotify();
  const { pathname } = useLocation();
  const isPart = mergedInto !== null;
  useEffect(() => {
    if (isPart)
      notify(folio ? `La solicitud ${folio} se unió a esta.` : 'Esa solicitud se unió a esta.', { type: 'info' });
  }, [isPart, folio, notify]);
  return mergedInto ? <Navigate to={pathname.replace(id, mergedInto.id)} replace /> : children;
}
