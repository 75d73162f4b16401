import type { AdminTaxChangeRow } from '@flota/schemas';
import Badge from '@mui/icons-material/BadgeOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export default {
  name: 'tax-changes',
  icon: Badge,
  recordRepresentation: (change: AdminTaxChangeRow) => change.folio,
  list: lazy(() => import('./TaxChangeList.js')),
  show: lazy(() => import('./TaxChangeShow.js')),
} satisfies ResourceProps;
