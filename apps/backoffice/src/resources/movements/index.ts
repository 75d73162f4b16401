import type { AdminMovement } from '@flota/schemas';
import SwapVert from '@mui/icons-material/SwapVertOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export default {
  name: 'movements',
  icon: SwapVert,
  recordRepresentation: ({ description }: AdminMovement) => description,
  list: lazy(() => import('./MovementList.js')),
} satisfies ResourceProps;
