import ViewQuilt from '@mui/icons-material/ViewQuiltOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export default {
  name: 'message-templates',
  icon: ViewQuilt,
  list: lazy(() => import('./MessageTemplatesPage.js')),
} satisfies ResourceProps;
