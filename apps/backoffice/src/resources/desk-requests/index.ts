import type { AdminDeskRequestRow } from '@flota/schemas';
import FactCheck from '@mui/icons-material/FactCheckOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export default {
  name: 'desk-requests',
  icon: FactCheck,
  recordRepresentation: (request: AdminDeskRequestRow) => request.folio,
  list: lazy(() => import('./DeskRequestList.js')),
  show: lazy(() => import('./DeskRequestShow.js')),
} satisfies ResourceProps;
