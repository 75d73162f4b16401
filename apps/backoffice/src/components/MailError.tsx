import { Box, Typography } from '@mui/material';
import { TechnicalDetail } from './TechnicalDetail.js';
import { plainMailError } from './states/emails.js';

/** In plain words first; the server's own words are kept for whoever looks after the mail. */
export const MailError = ({ error }: { error: string }) => (
  <Box>
    <Typography variant="body2" color="error">
      {plainMailError(error)}
    </Typography>
    <TechnicalDetail text={error} />
  </Box>
);
