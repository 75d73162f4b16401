import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink, useCanAccess, useCreatePath } from 'react-admin';

interface RecordLinkProps {
  resource: string;
  id: string;
  children: ReactNode;
}

/** To a record of another section; plain text for who may not open it. */
export function RecordLink({ resource, id, children }: RecordLinkProps) {
  const { canAccess } = useCanAccess({ resource, action: 'show' });
  const createPath = useCreatePath();
  if (!canAccess) return children;
  return (
    <Link component={RouterLink} to={createPath({ resource, type: 'show', id })}>
      {children}
    </Link>
  );
}
