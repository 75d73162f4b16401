import type { AdminPayment } from '@flota/schemas';
import Payments from '@mui/icons-material/PaymentsOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export default {
  name: 'payments',
  icon: Payments,
  recordRepresentation: (payment: AdminPayment) => payment.folio,
  list: lazy(() => import('./PaymentList.js')),
  show: lazy(() => import('./PaymentShow.js')),
} satisfies ResourceProps;
