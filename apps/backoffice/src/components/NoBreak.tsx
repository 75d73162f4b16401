import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** For a number with hyphens in running text, where a line would end. */
export const NoBreak = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    {children}
  </Box>
);
