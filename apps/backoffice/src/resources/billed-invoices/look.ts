import type { AdminBilledInvoice, BilledState } from '@flota/schemas';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import { stateChoices } from '../../components/choices.js';
import { fieldErrorText } from '../../i18n/problem-texts.js';

export const BILLED_LOOK = {
  due: { label: 'En espera', icon: HourglassEmpty, color: 'default' },
  taken: { label: 'Recibida', icon: CheckCircle, color: 'success' },
  refused: { label: 'Por atender', icon: ErrorOutline, color: 'error' },
} as const satisfies Record<BilledState, object>;

export const BILLED_CHOICES = stateChoices(BILLED_LOOK);

/** Why it is not taken, as an import says it, and what to do. */
export function problemOf({ problems: [first], uuid }: Pick<AdminBilledInvoice, 'problems' | 'uuid'>): string {
  if (!first) return '';
  if (uuid !== null) return fieldErrorText(first.code, first.detail);
  return `El sistema de facturación la avisó con datos que no se pueden leer (${first.field || 'todos'}). Pida que la corrijan.`;
}
