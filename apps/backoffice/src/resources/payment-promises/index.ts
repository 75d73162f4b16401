import type { AdminPaymentPromise } from '@flota/schemas';
import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export default {
  name: 'payment-promises',
  icon: EventAvailable,
  recordRepresentation: (promise: AdminPaymentPromise) => promise.contractNumber,
  list: lazy(() => import('./PaymentPromiseList.js')),
} satisfies ResourceProps;
