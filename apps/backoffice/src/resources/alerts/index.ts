import type { AdminAlert } from '@flota/schemas';
import Campaign from '@mui/icons-material/CampaignOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export default {
  name: 'alerts',
  icon: Campaign,
  recordRepresentation: (alert: AdminAlert) => alert.title,
  list: lazy(() => import('./AlertList.js')),
  show: lazy(() => import('./AlertShow.js')),
  create: lazy(() => import('./AlertCreate.js')),
  edit: lazy(() => import('./AlertEdit.js')),
} satisfies ResourceProps;
