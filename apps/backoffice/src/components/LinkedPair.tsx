import { Typography } from '@mui/material';
import { RecordLink } from './RecordLink.js';

interface LinkedPairProps {
  resource: string;
  id: string;
  name: string;
  detail: string;
}

/** A record of another section: its name leads there, and below it what tells more. */
export const LinkedPair = ({ resource, id, name, detail }: LinkedPairProps) => (
  <span>
    <RecordLink resource={resource} id={id}>
      {name}
    </RecordLink>
    <Typography variant="body2" color="textSecondary">
      {detail}
    </Typography>
  </span>
);
