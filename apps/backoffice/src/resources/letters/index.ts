import type { AdminLetter } from '@flota/schemas';
import HistoryEdu from '@mui/icons-material/HistoryEduOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export default {
  name: 'letters',
  icon: HistoryEdu,
  recordRepresentation: ({ folio }: AdminLetter) => folio,
  list: lazy(() => import('./LetterList.js')),
} satisfies ResourceProps;
