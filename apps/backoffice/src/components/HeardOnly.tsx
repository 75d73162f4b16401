import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { HEARD_ONLY } from './heard-only.js';

/** Words for who hears the page, e.g. over a column whose cells say what they are. */
export const HeardOnly = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={HEARD_ONLY}>
    {children}
  </Box>
);
