import MenuOpen from '@mui/icons-material/MenuOpenOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export default {
  name: 'navigation',
  icon: MenuOpen,
  list: lazy(() => import('./NavigationPage.js')),
} satisfies ResourceProps;
