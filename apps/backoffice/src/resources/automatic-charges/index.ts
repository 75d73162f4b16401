import type { AdminAutomaticCharge } from '@flota/schemas';
import CreditCard from '@mui/icons-material/CreditCardOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export default {
  name: 'automatic-charges',
  icon: CreditCard,
  recordRepresentation: ({ contractNumber, dueOn }: AdminAutomaticCharge) => `${contractNumber}, ${dueOn}`,
  list: lazy(() => import('./AutomaticChargeList.js')),
  show: lazy(() => import('./AutomaticChargeShow.js')),
} satisfies ResourceProps;
