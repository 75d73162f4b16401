import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** What is done with a long form, in reach however far one has scrolled. */
export const StickyBar = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      position: 'sticky',
      bottom: 0,
      zIndex: 1,
      p: 1.5,
      bgcolor: 'background.paper',
      border: 1,
      borderColor: 'divider',
    }}
  >
    {children}
  </Box>
);
