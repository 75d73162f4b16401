import type { AdminCannedAnswer } from '@flota/schemas';
import QuickReply from '@mui/icons-material/QuickreplyOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const CannedAnswerForm = lazy(() => import('./CannedAnswerForm.js'));

export default {
  name: 'canned-answers',
  icon: QuickReply,
  recordRepresentation: (answer: AdminCannedAnswer) => answer.name,
  list: lazy(() => import('./CannedAnswerList.js')),
  create: CannedAnswerForm,
  edit: CannedAnswerForm,
} satisfies ResourceProps;
