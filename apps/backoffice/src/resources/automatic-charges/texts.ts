import type { ChargeStage } from '@flota/schemas';
import Block from '@mui/icons-material/BlockOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import Event from '@mui/icons-material/EventOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import MarkEmailRead from '@mui/icons-material/MarkEmailReadOutlined';
import Pause from '@mui/icons-material/PauseCircleOutlined';
import Replay from '@mui/icons-material/Replay';
import { stateChoices } from '../../components/choices.js';

export const STAGE_LOOK = {
  planned: { label: 'Programado', icon: Event, color: 'default' },
  noticed: { label: 'Avisado', icon: MarkEmailRead, color: 'info' },
  held: { label: 'Omitido por el cliente', icon: Pause, color: 'default' },
  charging: { label: 'Cobrándose', icon: HourglassEmpty, color: 'info' },
  failed: { label: 'Falló; se reintenta', icon: Replay, color: 'warning' },
  charged: { label: 'Cobrado', icon: CheckCircle, color: 'success' },
  skipped: { label: 'No se cobró', icon: Block, color: 'default' },
  given_up: { label: 'Sin más intentos', icon: ErrorOutline, color: 'error' },
} as const satisfies Record<ChargeStage, object>;

export const STAGE_CHOICES = stateChoices(STAGE_LOOK);
