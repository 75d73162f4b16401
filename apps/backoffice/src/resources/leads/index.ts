import type { AdminLead } from '@flota/schemas';
import PhoneCallback from '@mui/icons-material/PhoneCallbackOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export default {
  name: 'leads',
  icon: PhoneCallback,
  recordRepresentation: (lead: AdminLead) => lead.name,
  list: lazy(() => import('./LeadList.js')),
  show: lazy(() => import('./LeadShow.js')),
  edit: lazy(() => import('./LeadEdit.js')),
} satisfies ResourceProps;
