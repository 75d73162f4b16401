import type { AdminIssuedCfdi } from '@flota/schemas';
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export default {
  name: 'issued-cfdis',
  icon: ReceiptLong,
  recordRepresentation: ({ folio, series }: AdminIssuedCfdi) => `${series} ${folio}`,
  list: lazy(() => import('./IssuedList.js')),
  show: lazy(() => import('./IssuedShow.js')),
} satisfies ResourceProps;
