import { Box, Typography } from '@mui/material';
import { plainMailError } from './email-states.js';

/** In plain words first; the server's own words are kept for whoever looks after the mail. */
export const MailError = ({ error }: { error: string }) => (
  <Box>
    <Typography variant="body2" color="error">
      {plainMailError(error)}
    </Typography>
    <Typography component="details" variant="caption" color="textSecondary" sx={{ '& summary': { cursor: 'pointer' } }}>
      <summary>Detalle técnico</summary>
      <Box component="code" sx={{ display: 'block', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {error}
      </Box>
    </Typography>
  </Box>
);
