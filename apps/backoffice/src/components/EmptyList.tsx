import { Box } from '@mui/material';
import { Empty } from 'react-admin';
import { ImportButton } from '../imports/ImportButton.js';

/** A list without any record: how the first one is made, or many at once. */
export const EmptyList = () => (
  <>
    <Empty />
    <Box sx={{ display: 'flex', justifyContent: 'center' }}>
      <ImportButton />
    </Box>
  </>
);
