import { Box, Typography } from '@mui/material';
import { Cut, Pair } from '../ListParts.js';
import { smallPicture } from '../pictures/pictures.js';
import type { Summary } from './summary.js';

/** On a card. */
export const RecordSummary = ({ summary: { title, detail, picture } }: { summary: Summary }) => (
  <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
    {picture && <Thumbnail path={picture} width={96} />}
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

/** In a row of a table, as high as the others. */
export const RowSummary = ({ summary: { title, detail, picture } }: { summary: Summary }) => (
  <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: '13rem' }}>
    {picture && <Thumbnail path={picture} width={60} />}
    <span>{detail ? <Pair first={<b>{title}</b>} second={detail} /> : <Cut>{<b>{title}</b>}</Cut>}</span>
  </Box>
);

/** What visitors see, at a glance. It sits beside the title, so it needs no words of its own. */
const Thumbnail = ({ path, width }: { path: string; width: number }) => (
  <Box
    component="img"
    src={smallPicture(path)}
    alt=""
    loading="lazy"
    sx={{ width, aspectRatio: '16 / 9', flexShrink: 0, objectFit: 'cover', borderRadius: 1, bgcolor: 'action.hover' }}
  />
);

const clamped = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
};
