import type { AdminBillRequestRow } from '@flota/schemas';
import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export default {
  name: 'bill-requests',
  icon: LocalShipping,
  recordRepresentation: (request: AdminBillRequestRow) => request.folio,
  list: lazy(() => import('./BillRequestList.js')),
  show: lazy(() => import('./BillRequestShow.js')),
} satisfies ResourceProps;
