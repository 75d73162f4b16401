import { type AdminDeliveryTarget, type DeliveryState, EVENT_TITLES, type EventType } from '@flota/schemas';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import PowerOff from '@mui/icons-material/PowerOffOutlined';
import Send from '@mui/icons-material/SendOutlined';
import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import { choicesOf, stateChoices } from '../choices.js';

export const DELIVERY_LOOK = {
  pending: { label: 'En espera', icon: HourglassEmpty, color: 'warning' },
  sending: { label: 'Enviándose', icon: Send, color: 'info' },
  delivered: { label: 'Entregado', icon: CheckCircle, color: 'success' },
  failed: { label: 'Sin entregar', icon: ErrorOutline, color: 'error' },
} as const satisfies Record<DeliveryState, object>;

export const TARGET_LOOK = {
  on: { label: 'Encendido', icon: CheckCircle, color: 'success' },
  failing: { label: 'No recibe', icon: WarningAmber, color: 'warning' },
  off: { label: 'Apagado', icon: PowerOff, color: 'default' },
  'given-up': { label: 'Se apagó: no recibe', icon: ErrorOutline, color: 'error' },
} as const satisfies Record<AdminDeliveryTarget['state'], object>;

export const DELIVERY_CHOICES = stateChoices(DELIVERY_LOOK);

export const eventTitle = (type: EventType): string => EVENT_TITLES[type];

export const EVENT_CHOICES = choicesOf(
  Object.fromEntries(Object.entries(EVENT_TITLES).map(([type, title]) => [type, `${title} (${type})`])),
);

export const TARGET_KINDS = { webhook: 'Webhook', connector: 'Conector' } as const satisfies Record<
  AdminDeliveryTarget['kind'],
  string
>;
