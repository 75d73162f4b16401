import type { StreamEntry } from '@flota/schemas';
import { Box, Typography } from '@mui/material';
import { RecordLink } from '../../../components/RecordLink.js';
import { linesOf, titleOf, whenOf } from './stream-words.js';

/** One thing that happened: what, which leads to its record, and when. */
export const StreamLine = ({ entry }: { entry: StreamEntry }) => (
  <>
    <Box sx={{ minWidth: 0 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {entry.record ? (
          <RecordLink resource={entry.record.resource} id={entry.record.id}>
            {titleOf(entry)}
          </RecordLink>
        ) : (
          titleOf(entry)
        )}
      </Typography>
      {linesOf(entry).map((line) => (
        <Typography
          key={line}
          variant="body2"
          color="textSecondary"
          sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {line}
        </Typography>
      ))}
    </Box>
    <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
      {whenOf(entry)}
    </Typography>
  </>
);
