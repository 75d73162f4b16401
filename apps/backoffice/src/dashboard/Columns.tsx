import { Box, Skeleton } from '@mui/material';
import type { ReactNode } from 'react';

/** Of a start page: two, and one on a phone. */
export const Columns = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '1fr 1fr' } }}
  >
    {children}
  </Box>
);

/** What stands there until it is known. */
export const Placeholder = () => (
  <Box aria-label="Cargando" role="status">
    <Columns>
      <Skeleton variant="rounded" height={460} />
      <Skeleton variant="rounded" height={460} />
    </Columns>
  </Box>
);
