import type { AdminShareRule } from '@flota/schemas';
import Rule from '@mui/icons-material/AltRouteOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const ShareRuleForm = lazy(() => import('./ShareRuleForm.js'));

export default {
  name: 'share-rules',
  icon: Rule,
  recordRepresentation: (rule: AdminShareRule) => rule.name,
  list: lazy(() => import('./ShareRuleList.js')),
  create: ShareRuleForm,
  edit: ShareRuleForm,
} satisfies ResourceProps;
