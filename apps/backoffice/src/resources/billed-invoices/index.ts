import type { AdminBilledInvoice } from '@flota/schemas';
import MoveToInbox from '@mui/icons-material/MoveToInboxOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export default {
  name: 'billed-invoices',
  icon: MoveToInbox,
  recordRepresentation: ({ externalId, name }: AdminBilledInvoice) => name || externalId,
  list: lazy(() => import('./BilledInvoiceList.js')),
} satisfies ResourceProps;
