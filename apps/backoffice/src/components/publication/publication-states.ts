import type { PublicationState } from '@flota/schemas';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import EventBusy from '@mui/icons-material/EventBusyOutlined';
import Schedule from '@mui/icons-material/Schedule';

export const PUBLICATION_LOOK = {
  scheduled: { label: 'Programado', icon: Schedule, color: 'warning' },
  published: { label: 'Publicado', icon: CheckCircle, color: 'success' },
  ended: { label: 'Terminado', icon: EventBusy, color: 'default' },
} as const satisfies Record<PublicationState, object>;

export const PUBLICATION_CHOICES = Object.entries(PUBLICATION_LOOK).map(([id, { label }]) => ({ id, name: label }));

/** Records without dates may have a `state` of another kind, as a dealer's is. */
export const isPublicationState = (state: unknown): state is PublicationState =>
  typeof state === 'string' && state in PUBLICATION_LOOK;
