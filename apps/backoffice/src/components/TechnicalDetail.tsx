import { Box, Typography } from '@mui/material';

/** A machine's own words, for whoever looks after it; folded away below the plain ones. */
export const TechnicalDetail = ({ text }: { text: string }) => (
  <Typography component="details" variant="caption" color="textSecondary" sx={{ '& summary': { cursor: 'pointer' } }}>
    <summary>Detalle técnico</summary>
    <Box component="code" sx={{ display: 'block', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {text}
    </Box>
  </Typography>
);
