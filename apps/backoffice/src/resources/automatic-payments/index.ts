import type { AdminAutomaticPayment } from '@flota/schemas';
import EventRepeat from '@mui/icons-material/EventRepeatOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export default {
  name: 'automatic-payments',
  icon: EventRepeat,
  recordRepresentation: (mandate: AdminAutomaticPayment) => mandate.folio,
  list: lazy(() => import('./AutomaticPaymentList.js')),
  show: lazy(() => import('./AutomaticPaymentShow.js')),
} satisfies ResourceProps;
