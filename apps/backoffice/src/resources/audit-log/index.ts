import History from '@mui/icons-material/HistoryOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export default {
  name: 'audit-log',
  icon: History,
  list: lazy(() => import('./AuditLogList.js')),
} satisfies ResourceProps;
