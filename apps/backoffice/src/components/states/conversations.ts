import type { AdminConversationRow } from '@flota/schemas';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Forum from '@mui/icons-material/ForumOutlined';
import { stateChoices } from '../choices.js';

export const CONVERSATION_STATE_LOOK = {
  open: { label: 'Abierta', icon: Forum, color: 'info' },
  closed: { label: 'Cerrada', icon: CheckCircle, color: 'default' },
} as const satisfies Record<AdminConversationRow['state'], object>;

export const CONVERSATION_STATE_CHOICES = stateChoices(CONVERSATION_STATE_LOOK);
