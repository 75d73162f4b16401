import { LEAD_STATE_NAMES, type LeadState } from '@flota/schemas';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import FiberNew from '@mui/icons-material/FiberNewOutlined';
import PhoneInTalk from '@mui/icons-material/PhoneInTalkOutlined';
import { stateChoices } from '../choices.js';

export const LEAD_STATE_LOOK = {
  new: { label: LEAD_STATE_NAMES.new, icon: FiberNew, color: 'warning' },
  contacted: { label: LEAD_STATE_NAMES.contacted, icon: PhoneInTalk, color: 'info' },
  closed: { label: LEAD_STATE_NAMES.closed, icon: CheckCircle, color: 'success' },
} as const satisfies Record<LeadState, object>;

export const LEAD_STATE_CHOICES = stateChoices(LEAD_STATE_LOOK);
