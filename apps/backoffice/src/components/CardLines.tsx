import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** What stands below the name on the card of a narrow list, a fact a line. */
export const CardLines = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ display: 'grid', gap: 0.75, justifyItems: 'start', mt: 0.5 }}>
    {children}
  </Box>
);

/** The first line of such a card: what it is, and its amount or day to the right. */
export const CardTitle = ({ aside, children }: { aside?: ReactNode; children: ReactNode }) => (
  <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, fontWeight: 600 }}>
    <span>{children}</span>
    {aside && <span>{aside}</span>}
  </Box>
);
