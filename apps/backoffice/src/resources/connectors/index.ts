import type { AdminConnector } from '@flota/schemas';
import Cable from '@mui/icons-material/CableOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export default {
  name: 'connectors',
  icon: Cable,
  recordRepresentation: (connector: AdminConnector) => connector.title,
  list: lazy(() => import('./ConnectorList.js')),
  show: lazy(() => import('./ConnectorShow.js')),
} satisfies ResourceProps;
