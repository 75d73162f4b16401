import type { AdminUninvoicedPayment } from '@flota/schemas';
import RequestQuote from '@mui/icons-material/RequestQuoteOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export default {
  name: 'uninvoiced-payments',
  icon: RequestQuote,
  recordRepresentation: ({ description }: AdminUninvoicedPayment) => description,
  list: lazy(() => import('./UninvoicedPaymentList.js')),
} satisfies ResourceProps;
