import {
  type AccountInstalment,
  type AdminContractDetail,
  CONTRACT_KINDS,
  type MovementKind,
  type Parts,
} from '@flota/schemas';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Timelapse from '@mui/icons-material/TimelapseOutlined';
import Upcoming from '@mui/icons-material/UpcomingOutlined';
import { choicesOf, stateChoices } from '../../components/choices.js';
import { CONTRACT_KIND_NAMES, CONTRACT_STATE_LOOK } from '../../components/states/contracts.js';

export const CONTRACT_KIND_CHOICES = CONTRACT_KINDS.map((id) => ({ id, name: CONTRACT_KIND_NAMES[id] }));

export const CONTRACT_STATE_CHOICES = stateChoices(CONTRACT_STATE_LOOK);

/** In the order in which money received is applied. */
export const PART_NAMES: Record<keyof Parts, string> = {
  lateVat: 'IVA de moratorios',
  lateInterest: 'Intereses moratorios',
  vat: 'IVA',
  interest: 'Intereses',
  rent: 'Renta',
  capital: 'Capital',
};

export const INSTALMENT_STATE_LOOK = {
  paid: { label: 'Pagada', icon: CheckCircle, color: 'success' },
  partial: { label: 'Pago parcial', icon: Timelapse, color: 'warning' },
  overdue: { label: 'Vencida', icon: ErrorOutline, color: 'error' },
  'due-soon': { label: 'Por vencer', icon: Upcoming, color: 'info' },
  future: { label: 'Futura', icon: Schedule, color: 'default' },
  optional: { label: 'Opcional', icon: HelpOutline, color: 'default' },
} as const satisfies Record<AccountInstalment['state'], object>;

/** Regular ones are known by their number. */
export const instalmentName = ({ kind, number }: Pick<AccountInstalment, 'kind' | 'number'>): string => {
  if (kind === 'balloon') return 'Pago final';
  return kind === 'purchase_option' ? 'Opción de compra' : String(number);
};

const MOVEMENT_KIND_NAMES: Record<MovementKind, string> = {
  disbursement: 'Importe financiado',
  instalment: 'Mensualidad o renta',
  balloon: 'Pago final',
  purchase_option: 'Opción de compra',
  late_interest: 'Intereses moratorios',
  prepayment: 'Abono a capital',
  payoff: 'Liquidación anticipada',
  payment: 'Pago recibido',
  credit_to_capital: 'Saldo a favor a capital',
  refund: 'Devolución de saldo a favor',
  transfer: 'Traspaso de saldo a favor',
  waiver: 'Condonación de moratorios',
  application: 'Aplicación de saldo a favor',
  adjustment: 'Ajuste',
};

export const MOVEMENT_KIND_CHOICES = choicesOf(MOVEMENT_KIND_NAMES);

const DOCUMENT_NAMES: Record<string, string> = {
  payoff_letter: 'Carta de liquidación',
  settlement_letter: 'Carta finiquito',
  interest_certificate: 'Constancia de intereses',
  rent_certificate: 'Constancia de rentas pagadas',
  bill_receipt: 'Acuse de entrega de la factura',
  restructuring_agreement: 'Convenio modificatorio',
};

export const documentName = ({ kind }: AdminContractDetail['documents'][number]): string =>
  DOCUMENT_NAMES[kind] ?? kind;
