import {
  type BankColumn,
  type BankFormat,
  type BankLineState,
  type BookAccount,
  type MatchConfidence,
} from '@flota/schemas';
import type { AdminBankFile } from '@flota/schemas';
import AccountBalanceWallet from '@mui/icons-material/AccountBalanceWalletOutlined';
import Autorenew from '@mui/icons-material/Autorenew';
import CallMade from '@mui/icons-material/CallMade';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import PauseCircle from '@mui/icons-material/PauseCircleOutlined';
import Undo from '@mui/icons-material/UndoOutlined';
import Verified from '@mui/icons-material/VerifiedOutlined';

export const LINE_STATE_LOOK = {
  open: { label: 'Por revisar', icon: HourglassEmpty, color: 'default' },
  suspense: { label: 'En suspenso', icon: PauseCircle, color: 'warning' },
  matched: { label: 'Conciliado', icon: CheckCircle, color: 'success' },
  returned: { label: 'Devuelto', icon: Undo, color: 'info' },
  own: { label: 'Fondos propios', icon: AccountBalanceWallet, color: 'info' },
  outgoing: { label: 'Salida', icon: CallMade, color: 'default' },
} as const satisfies Record<BankLineState, object>;

export const CONFIDENCE_LOOK = {
  sure: { label: 'Segura', icon: Verified, color: 'success' },
  unsure: { label: 'Dudosa', icon: HelpOutline, color: 'warning' },
  none: { label: 'Sin propuesta', icon: HelpOutline, color: 'default' },
} as const satisfies Record<MatchConfidence, object>;

export const FILE_STATE_LOOK = {
  pending: { label: 'En espera', icon: HourglassEmpty, color: 'default' },
  working: { label: 'Importando', icon: Autorenew, color: 'info' },
  imported: { label: 'Importado', icon: CheckCircle, color: 'success' },
  refused: { label: 'Rechazado', icon: ErrorOutline, color: 'error' },
  failed: { label: 'Falló', icon: ErrorOutline, color: 'error' },
} as const satisfies Record<AdminBankFile['state'], object>;

export const FORMAT_NAMES: Record<BankFormat, string> = {
  csv: 'CSV',
  mt940: 'SWIFT MT940',
  camt053: 'ISO 20022 camt.053',
};

export const BOOK_NAMES: Record<BookAccount, string> = {
  bank: 'Banco',
  suspense: 'Suspenso',
  contracts: 'Contratos',
  own: 'Fondos propios',
};

export const COLUMN_NAMES: Record<BankColumn | 'balance', string> = {
  date: 'Fecha',
  amount: 'Importe (con signo)',
  credit: 'Abono',
  debit: 'Cargo',
  reference: 'Referencia',
  trackingKey: 'Clave de rastreo',
  senderName: 'Nombre de quien envía',
  senderClabe: 'CLABE de quien envía',
  creditedClabe: 'CLABE abonada',
  concept: 'Concepto',
  balance: 'Saldo',
};
