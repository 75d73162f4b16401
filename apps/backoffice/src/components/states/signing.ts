import type { SigningState } from '@flota/schemas';
import Block from '@mui/icons-material/Block';
import Cancel from '@mui/icons-material/CancelOutlined';
import Draw from '@mui/icons-material/DrawOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import Policy from '@mui/icons-material/PolicyOutlined';
import Send from '@mui/icons-material/SendOutlined';
import TimerOff from '@mui/icons-material/TimerOffOutlined';
import VerifiedUser from '@mui/icons-material/VerifiedUserOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { stateChoices } from '../choices.js';

export const SIGNING_STATE_LOOK = {
  preparing: { label: 'En preparación', icon: HourglassEmpty, color: 'info' },
  sent: { label: 'Enviada', icon: Send, color: 'info' },
  seen: { label: 'Vista', icon: Visibility, color: 'info' },
  partly_signed: { label: 'Falta una firma o la constancia', icon: Draw, color: 'info' },
  review: { label: 'Por revisar', icon: Policy, color: 'warning' },
  completed: { label: 'Firmada', icon: VerifiedUser, color: 'success' },
  declined: { label: 'Rechazada', icon: Block, color: 'error' },
  expired: { label: 'Vencida', icon: TimerOff, color: 'default' },
  cancelled: { label: 'Cancelada', icon: Cancel, color: 'default' },
} as const satisfies Record<SigningState, object>;

export const SIGNING_STATE_CHOICES = stateChoices(SIGNING_STATE_LOOK);
