import type { AdminStatementRun } from '@flota/schemas';
import EventNote from '@mui/icons-material/EventNoteOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';
import { formatMonth } from '../../i18n/format.js';

export default {
  name: 'statement-runs',
  icon: EventNote,
  recordRepresentation: (run: AdminStatementRun) => `Estados de cuenta de ${formatMonth(run.month)}`,
  list: lazy(() => import('./StatementRunList.js')),
  show: lazy(() => import('./StatementRunShow.js')),
} satisfies ResourceProps;
