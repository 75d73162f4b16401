import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

/** One record, so there is no list: the menu leads straight to it. */
export default {
  name: 'settings',
  icon: SettingsIcon,
  recordRepresentation: () => 'Configuración',
  list: lazy(() => import('./SettingsPage.js')),
} satisfies ResourceProps;
