import type { AdminAutomaticCharge } from '@flota/schemas';
import CreditCard from '@mui/icons-material/CreditCardOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { formatDay } from '../../i18n/format.js';

export default {
  name: 'automatic-charges',
  icon: CreditCard,
  recordRepresentation: ({ contractNumber, dueOn }: AdminAutomaticCharge) => `${contractNumber}, ${formatDay(dueOn)}`,
  list: lazy(() => import('./AutomaticChargeList.js')),
  show: lazy(() => import('./AutomaticChargeShow.js')),
} satisfies ResourceProps;
