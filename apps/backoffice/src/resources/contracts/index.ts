import type { AdminContract } from '@flota/schemas';
import Handshake from '@mui/icons-material/HandshakeOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export default {
  name: 'contracts',
  icon: Handshake,
  recordRepresentation: (contract: AdminContract) => contract.number,
  list: lazy(() => import('./ContractList.js')),
  show: lazy(() => import('./ContractShow.js')),
  create: lazy(() => import('./intake/ContractCreate.js')),
} satisfies ResourceProps;
