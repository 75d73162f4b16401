import type { AdminRightsRequest } from '@flota/schemas';
import PrivacyTip from '@mui/icons-material/PrivacyTipOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export default {
  name: 'rights-requests',
  icon: PrivacyTip,
  recordRepresentation: (request: AdminRightsRequest) => request.folio,
  list: lazy(() => import('./RightsRequestList.js')),
  show: lazy(() => import('./RightsRequestShow.js')),
  edit: lazy(() => import('./RightsRequestEdit.js')),
} satisfies ResourceProps;
