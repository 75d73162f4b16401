import { Box, Typography } from '@mui/material';
import { smallPicture } from '../pictures/pictures.js';
import type { Summary } from './summary.js';

export const RecordSummary = ({ summary: { title, detail, picture } }: { summary: Summary }) => (
  <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
    {picture && <Thumbnail path={picture} />}
    <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <strong>{title}</strong>
      {detail && (
        <Typography component="span" variant="caption" color="textSecondary" sx={clamped}>
          {detail}
        </Typography>
      )}
    </Box>
  </Box>
);

/** What visitors see, at a glance. It sits beside the title, so it needs no words of its own. */
const Thumbnail = ({ path }: { path: string }) => (
  <Box
    component="img"
    src={smallPicture(path)}
    alt=""
    loading="lazy"
    sx={{ width: 96, height: 54, flexShrink: 0, objectFit: 'cover', borderRadius: 1, bgcolor: 'action.hover' }}
  />
);

const clamped = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
};
