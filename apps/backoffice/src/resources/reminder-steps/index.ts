import type { AdminReminderStep } from '@flota/schemas';
import NotificationsActive from '@mui/icons-material/NotificationsActiveOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const ReminderStepForm = lazy(() => import('./ReminderStepForm.js'));

export default {
  name: 'reminder-steps',
  icon: NotificationsActive,
  recordRepresentation: (step: AdminReminderStep) => step.name,
  list: lazy(() => import('./ReminderStepList.js')),
  create: ReminderStepForm,
  edit: ReminderStepForm,
} satisfies ResourceProps;
