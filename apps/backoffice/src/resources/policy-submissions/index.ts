import type { AdminPolicySubmissionRow } from '@flota/schemas';
import Shield from '@mui/icons-material/ShieldOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export default {
  name: 'policy-submissions',
  icon: Shield,
  recordRepresentation: (submission: AdminPolicySubmissionRow) => submission.folio,
  list: lazy(() => import('./PolicySubmissionList.js')),
  show: lazy(() => import('./PolicySubmissionShow.js')),
} satisfies ResourceProps;
