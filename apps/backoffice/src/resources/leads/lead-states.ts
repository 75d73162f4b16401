import type { LeadState, PreferredTime } from '@flota/schemas';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import FiberNew from '@mui/icons-material/FiberNewOutlined';
import PhoneInTalk from '@mui/icons-material/PhoneInTalkOutlined';

export const LEAD_STATE_LOOK = {
  new: { label: 'Nueva', icon: FiberNew, color: 'warning' },
  contacted: { label: 'Contactada', icon: PhoneInTalk, color: 'info' },
  closed: { label: 'Cerrada', icon: CheckCircle, color: 'success' },
} as const satisfies Record<LeadState, object>;

export const LEAD_STATE_CHOICES = Object.entries(LEAD_STATE_LOOK).map(([id, { label }]) => ({ id, name: label }));

export const PREFERRED_TIME_NAMES: Record<PreferredTime, string> = {
  morning: 'Por la mañana',
  afternoon: 'Por la tarde',
  any: 'A cualquier hora',
};
