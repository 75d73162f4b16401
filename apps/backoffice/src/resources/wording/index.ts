import EditNote from '@mui/icons-material/EditNoteOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export default {
  name: 'wording',
  icon: EditNote,
  list: lazy(() => import('./WordingPage.js')),
} satisfies ResourceProps;
