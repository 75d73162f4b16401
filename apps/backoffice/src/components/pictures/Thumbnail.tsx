import { Box } from '@mui/material';
import { smallPicture } from './pictures.js';

/** What visitors see, at a glance. It sits beside the title, so it needs no words of its own. */
export const Thumbnail = ({ path }: { path: string }) => (
  <Box
    component="img"
    src={smallPicture(path)}
    alt=""
    loading="lazy"
    sx={{ width: 96, height: 54, flexShrink: 0, objectFit: 'cover', borderRadius: 1, bgcolor: 'action.hover' }}
  />
);
