import type { AdminConversationRow } from '@flota/schemas';
import Forum from '@mui/icons-material/ForumOutlined';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

export default {
  name: 'conversations',
  icon: Forum,
  recordRepresentation: (conversation: AdminConversationRow) => conversation.subject,
  list: lazy(() => import('./ConversationList.js')),
  show: lazy(() => import('./ConversationShow.js')),
} satisfies ResourceProps;
