import type { AdminIssuedCfdi } from '@flota/schemas';
import Approval from '@mui/icons-material/ApprovalOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export default {
  name: 'issued-cfdis',
  icon: Approval,
  recordRepresentation: ({ folio, series }: AdminIssuedCfdi) => `${series} ${folio}`,
  list: lazy(() => import('./IssuedList.js')),
  show: lazy(() => import('./IssuedShow.js')),
} satisfies ResourceProps;
