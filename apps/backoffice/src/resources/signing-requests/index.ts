import type { AdminSigningRow } from '@flota/schemas';
import Draw from '@mui/icons-material/DrawOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export default {
  name: 'signing-requests',
  icon: Draw,
  recordRepresentation: (request: AdminSigningRow) => request.folio,
  list: lazy(() => import('./SigningList.js')),
  show: lazy(() => import('./SigningShow.js')),
} satisfies ResourceProps;
