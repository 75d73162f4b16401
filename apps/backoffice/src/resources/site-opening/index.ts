import Door from '@mui/icons-material/DoorFrontOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export default {
  name: 'site-opening',
  icon: Door,
  // Not a list: whether the site is open, and what remains.
  list: lazy(() => import('./SiteOpeningPage.js')),
} satisfies ResourceProps;
