import { Typography } from '@mui/material';

/** Two facts of one cell: what it is, and below it what tells more. */
export const Pair = ({ first, second }: { first: string; second: string }) => (
  <>
    {first}
    <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
      {second}
    </Typography>
  </>
);
