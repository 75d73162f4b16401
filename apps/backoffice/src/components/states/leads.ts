import type { LeadState } from '@flota/schemas';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import FiberNew from '@mui/icons-material/FiberNewOutlined';
import PhoneInTalk from '@mui/icons-material/PhoneInTalkOutlined';
import { stateChoices } from '../choices.js';

export const LEAD_STATE_LOOK = {
  new: { label: 'Nueva', icon: FiberNew, color: 'warning' },
  contacted: { label: 'Contactada', icon: PhoneInTalk, color: 'info' },
  closed: { label: 'Cerrada', icon: CheckCircle, color: 'success' },
} as const satisfies Record<LeadState, object>;

export const LEAD_STATE_CHOICES = stateChoices(LEAD_STATE_LOOK);
