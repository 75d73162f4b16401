import type { AdminAlert } from '@flota/schemas';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import EventBusy from '@mui/icons-material/EventBusyOutlined';
import Schedule from '@mui/icons-material/Schedule';

export const ALERT_STATE_LOOK = {
  scheduled: { label: 'Programada', icon: Schedule, color: 'warning' },
  active: { label: 'Activa', icon: CheckCircle, color: 'success' },
  ended: { label: 'Terminada', icon: EventBusy, color: 'default' },
} as const satisfies Record<AdminAlert['state'], object>;

export const ALERT_STATE_CHOICES = Object.entries(ALERT_STATE_LOOK).map(([id, { label }]) => ({ id, name: label }));
