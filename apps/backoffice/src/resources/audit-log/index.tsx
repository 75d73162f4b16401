import History from '@mui/icons-material/HistoryOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { Route } from 'react-router';

const ProofPage = lazy(() => import('./ProofPage.js'));

export default {
  name: 'audit-log',
  icon: History,
  list: lazy(() => import('./AuditLogList.js')),
  children: <Route path="prueba" element={<ProofPage />} />,
} satisfies ResourceProps;
