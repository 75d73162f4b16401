import type { AdminLeadMailTemplate } from '@flota/schemas';
import Drafts from '@mui/icons-material/DraftsOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const LeadMailTemplateForm = lazy(() => import('./LeadMailTemplateForm.js'));

export default {
  name: 'lead-mail-templates',
  icon: Drafts,
  recordRepresentation: (template: AdminLeadMailTemplate) => template.name,
  list: lazy(() => import('./LeadMailTemplateList.js')),
  create: LeadMailTemplateForm,
  edit: LeadMailTemplateForm,
} satisfies ResourceProps;
