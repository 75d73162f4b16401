import type { AdminHandover } from '@flota/schemas';
import AssignmentReturn from '@mui/icons-material/AssignmentReturnOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export default {
  name: 'collection-handovers',
  icon: AssignmentReturn,
  recordRepresentation: ({ contractNumber }: AdminHandover) => contractNumber,
  list: lazy(() => import('./HandoverList.js')),
} satisfies ResourceProps;
