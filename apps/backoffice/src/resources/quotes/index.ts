import type { AdminQuoteRow } from '@flota/schemas';
import RequestQuote from '@mui/icons-material/RequestQuoteOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export default {
  name: 'quotes',
  icon: RequestQuote,
  recordRepresentation: (quote: AdminQuoteRow) => quote.folio,
  list: lazy(() => import('./QuoteList.js')),
  show: lazy(() => import('./QuoteShow.js')),
} satisfies ResourceProps;
