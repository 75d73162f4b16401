import type { AdminLedgerDifferenceRow } from '@flota/schemas';
import CompareArrows from '@mui/icons-material/CompareArrows';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { LEDGER_KIND_NAMES } from '../../components/states/ledger.js';

export default {
  name: 'ledger-differences',
  icon: CompareArrows,
  recordRepresentation: ({ contractNumber, kind }: AdminLedgerDifferenceRow) =>
    `${LEDGER_KIND_NAMES[kind]}, ${contractNumber}`,
  list: lazy(() => import('./LedgerDifferenceList.js')),
  show: lazy(() => import('./LedgerDifferenceShow.js')),
} satisfies ResourceProps;
