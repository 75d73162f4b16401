import { Link, Typography } from '@mui/material';
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

interface LinkedPairProps {
  resource: string;
  id: string;
  name: string;
  detail: string;
}

/** A record of another section: its name leads there, and below it what tells more. */
export const LinkedPair = ({ resource, id, name, detail }: LinkedPairProps) => (
  <span>
    <RecordLink resource={resource} id={id}>
      {name}
    </RecordLink>
    <Typography variant="body2" color="textSecondary">
      {detail}
    </Typography>
  </span>
);
