import type { ContractEventType, DeskKind, DeskState, ReversalCause } from '@flota/schemas';
import Block from '@mui/icons-material/Block';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import Undo from '@mui/icons-material/Undo';
import { choicesOf, stateChoices } from '../choices.js';

export const DESK_STATE_LOOK = {
  waiting: { label: 'Espera autorización', icon: HourglassEmpty, color: 'warning' },
  done: { label: 'Hecha', icon: CheckCircle, color: 'success' },
  rejected: { label: 'Rechazada', icon: Block, color: 'error' },
  withdrawn: { label: 'Retirada', icon: Undo, color: 'default' },
} as const satisfies Record<DeskState, object>;

export const DESK_STATE_CHOICES = stateChoices(DESK_STATE_LOOK);

export const DESK_KIND_NAMES: Record<DeskKind, string> = {
  reversal: 'Anulación',
  refund: 'Devolución de saldo',
  transfer: 'Traspaso de saldo',
  waiver: 'Condonación de moratorios',
  correction: 'Corrección de un pago',
  credit_to_capital: 'Saldo a favor a capital',
  receipt: 'Transferencia inusual',
};

export const DESK_KIND_CHOICES = choicesOf(DESK_KIND_NAMES);

export const EVENT_NAMES: Record<ContractEventType, string> = {
  payment: 'Pago recibido',
  prepayment: 'Abono a capital',
  payoff: 'Liquidación anticipada',
  purchase_option: 'Opción de compra',
  credit_to_capital: 'Saldo a favor a capital',
  refund: 'Devolución de saldo',
  transfer: 'Traspaso de saldo',
  waiver: 'Condonación de moratorios',
  restructuring: 'Reestructura',
  instruction: 'Instrucción del cliente',
  reversal: 'Anulación',
};

/** Why money is taken back; the customer is told. */
export const CAUSE_NAMES: Record<ReversalCause, string> = {
  bounced: 'El banco devolvió el dinero',
  charged_back: 'Contracargo de la tarjeta',
  wrong_contract: 'Era de otro contrato',
  posted_twice: 'Se registró dos veces',
  other: 'Se registró por error',
};

export const CAUSE_CHOICES = choicesOf(CAUSE_NAMES);
