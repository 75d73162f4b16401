import type { LedgerDifferenceKind, LedgerDifferenceState } from '@flota/schemas';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import CompareArrows from '@mui/icons-material/CompareArrows';
import DoneAll from '@mui/icons-material/DoneAll';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import PushPin from '@mui/icons-material/PushPinOutlined';
import { choicesOf, stateChoices } from '../choices.js';

export const LEDGER_STATE_LOOK = {
  open: { label: 'Por resolver', icon: CompareArrows, color: 'warning' },
  waiting: { label: 'Espera autorización', icon: HourglassEmpty, color: 'warning' },
  accepted: { label: 'Se aceptó lo del libro', icon: CheckCircle, color: 'success' },
  kept: { label: 'Se dejó lo nuestro', icon: PushPin, color: 'default' },
  agreed: { label: 'Ya coincide', icon: DoneAll, color: 'success' },
} as const satisfies Record<LedgerDifferenceState, object>;

export const LEDGER_STATE_CHOICES = stateChoices(LEDGER_STATE_LOOK);

export const LEDGER_KIND_NAMES: Record<LedgerDifferenceKind, string> = {
  movement_here: 'Pago que falta aquí',
  movement_there: 'Pago que falta en el libro',
  movement: 'Pago distinto',
  balance: 'Saldo',
  instalments: 'Mensualidades',
  state: 'Estado del contrato',
  customer: 'Datos del cliente',
  contract: 'Contrato que no está aquí',
  unreadable: 'No se puede leer',
};

export const LEDGER_KIND_CHOICES = choicesOf(LEDGER_KIND_NAMES);
