import type { AdminStatementItem, AdminStatementRunStart } from '@flota/schemas';
import Autorenew from '@mui/icons-material/Autorenew';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import PauseCircle from '@mui/icons-material/PauseCircleOutlined';

type State = AdminStatementItem['state'];

export const ITEM_STATE_LOOK = {
  pending: { label: 'Pendiente', icon: HourglassEmpty, color: 'default' },
  working: { label: 'En proceso', icon: Autorenew, color: 'info' },
  issued: { label: 'Emitido', icon: CheckCircle, color: 'success' },
  held: { label: 'Retenido', icon: PauseCircle, color: 'warning' },
  failed: { label: 'Falló', icon: ErrorOutline, color: 'error' },
} as const satisfies Record<State, object>;

/** What the reason of one that did not go out comes down to. */
export const REASONS: Partial<Record<State, string>> = {
  held: 'Sus cifras no cuadran con los movimientos del contrato, por eso no se envió. Avise a sistemas.',
  failed: 'No se pudo generar después de varios intentos. Reintente; si se repite, avise a sistemas.',
  pending: 'El último intento no salió bien; se intentará de nuevo solo.',
};

export const START_NAMES: Record<AdminStatementRunStart['kind'], string> = {
  first: 'Primera emisión',
  again: 'Emitida de nuevo',
  retry: 'Reintento de retenidos y fallidos',
};
