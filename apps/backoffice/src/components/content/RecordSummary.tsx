import { Box, Typography } from '@mui/material';
import { Thumbnail } from '../pictures/Thumbnail.js';

/** How a record is told from others in a list. */
export interface Summary<Row> {
  /** The field that is sorted by under this heading. */
  source: string;
  title: (row: Row) => string;
  detail?: (row: Row) => string;
  picture?: (row: Row) => string | null;
}

export function RecordSummary<Row>({ row, summary }: { row: Row; summary: Summary<Row> }) {
  const picture = summary.picture?.(row);
  const detail = summary.detail?.(row);
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
      {picture && <Thumbnail path={picture} />}
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <strong>{summary.title(row)}</strong>
        {detail && (
          <Typography component="span" variant="caption" color="textSecondary" sx={clamped}>
            {detail}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

const clamped = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
};
