import type { AdminApiClient } from '@flota/schemas';
import VpnKey from '@mui/icons-material/VpnKeyOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export default {
  name: 'api-clients',
  icon: VpnKey,
  recordRepresentation: (client: AdminApiClient) => client.name,
  list: lazy(() => import('./ApiClientList.js')),
  show: lazy(() => import('./ApiClientShow.js')),
} satisfies ResourceProps;
