import type { AdminContract, TransferKind } from '@flota/schemas';
import Autorenew from '@mui/icons-material/Autorenew';
import TaskAlt from '@mui/icons-material/TaskAltOutlined';

export const CONTRACT_STATE_LOOK = {
  active: { label: 'Vigente', icon: Autorenew, color: 'info' },
  paid_off: { label: 'Liquidado', icon: TaskAlt, color: 'success' },
} as const satisfies Record<AdminContract['state'], object>;

/** What money that came may be meant for. */
export const TRANSFER_NAMES: Record<TransferKind, string> = {
  payment: 'Pago',
  prepayment: 'Abono a capital',
  payoff: 'Liquidación anticipada',
  purchase_option: 'Opción de compra',
};
