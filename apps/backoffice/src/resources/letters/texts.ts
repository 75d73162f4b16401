import type { AdminLetter } from '@flota/schemas';
import Block from '@mui/icons-material/Block';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import { choicesOf } from '../../components/choices.js';

export const LETTER_NAMES: Record<AdminLetter['kind'], string> = {
  payoff_letter: 'Carta de liquidación',
  settlement_letter: 'Carta finiquito',
  interest_certificate: 'Constancia de intereses',
  rent_certificate: 'Constancia de rentas',
  bill_receipt: 'Acuse de entrega de la factura',
  restructuring_agreement: 'Convenio modificatorio',
};

export const LETTER_CHOICES = choicesOf(LETTER_NAMES);

export const letterName = ({ kind, year }: AdminLetter): string =>
  year === null ? LETTER_NAMES[kind] : `${LETTER_NAMES[kind]} ${year}`;

/** Voided by the ledger; that a day has passed is read beside it. */
export const letterLook = ({ voidedOn }: AdminLetter) =>
  voidedOn
    ? ({ label: 'Sin validez', icon: Block, color: 'error' } as const)
    : ({ label: 'Vigente', icon: CheckCircle, color: 'success' } as const);
