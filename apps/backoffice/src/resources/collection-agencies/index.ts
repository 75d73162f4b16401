import type { AdminCollectionAgency } from '@flota/schemas';
import SupportAgent from '@mui/icons-material/SupportAgentOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const AgencyForm = lazy(() => import('./AgencyForm.js'));

export default {
  name: 'collection-agencies',
  icon: SupportAgent,
  recordRepresentation: (agency: AdminCollectionAgency) => agency.name,
  list: lazy(() => import('./AgencyList.js')),
  create: AgencyForm,
  edit: AgencyForm,
} satisfies ResourceProps;
