import type { AdminRateChangeRow } from '@flota/schemas';
import Percent from '@mui/icons-material/Percent';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export default {
  name: 'rate-changes',
  icon: Percent,
  recordRepresentation: ({ folio }: AdminRateChangeRow) => folio,
  list: lazy(() => import('./RateChangeList.js')),
  show: lazy(() => import('./RateChangeShow.js')),
} satisfies ResourceProps;
