import type { AdminContract, ContractKind, TransferKind } from '@flota/schemas';
import Autorenew from '@mui/icons-material/Autorenew';
import TaskAlt from '@mui/icons-material/TaskAltOutlined';

export const CONTRACT_STATE_LOOK = {
  active: { label: 'Vigente', icon: Autorenew, color: 'info' },
  paid_off: { label: 'Liquidado', icon: TaskAlt, color: 'success' },
} as const satisfies Record<AdminContract['state'], object>;

export const CONTRACT_KIND_NAMES: Record<ContractKind, string> = {
  direct_credit: 'Crédito directo',
  flexibility: 'Flexibility',
  financial_lease: 'Arrendamiento financiero',
  pure_lease: 'Arrendamiento puro',
};

/** What money that came may be meant for. */
export const TRANSFER_NAMES: Record<TransferKind, string> = {
  payment: 'Pago',
  prepayment: 'Abono a capital',
  payoff: 'Liquidación anticipada',
  purchase_option: 'Opción de compra',
};
