import type { AdminInvoice } from '@flota/schemas';
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export default {
  name: 'invoices',
  icon: ReceiptLong,
  recordRepresentation: (invoice: AdminInvoice) => invoice.folio,
  list: lazy(() => import('./InvoiceList.js')),
  show: lazy(() => import('./InvoiceShow.js')),
} satisfies ResourceProps;
