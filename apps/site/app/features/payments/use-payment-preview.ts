import type { PaymentPreview, PaymentRequest } from '@flota/schemas';
import { previewPayments } from '../../api/account/payments.js';
import { refusedCode } from '../../lib/refused-code.js';
import { useOnDemand } from '../../lib/use-on-demand.js';
import { useSettled } from '../../lib/use-settled.js';

export interface PreviewState {
  preview: PaymentPreview | null;
  working: boolean;
  /** Code of what the API refused, of an amount most often. */
  refused: string | null;
}

/** What each peso of these payments would pay, asked for once the customer stops typing; nothing for `null`. */
export function usePaymentPreview(payments: readonly PaymentRequest[] | null): PreviewState {
  const key = payments && JSON.stringify(payments);
  const wanted = useSettled(key);
  const asked = useOnDemand(wanted, (signal) =>
    previewPayments({ payments: JSON.parse(wanted ?? '[]') as PaymentRequest[] }, signal),
  );
  const current = wanted === key;
  return {
    preview: current && asked.state === 'ready' ? asked.value : null,
    working: key !== null && (!current || asked.state === 'loading'),
    refused: current && asked.state === 'failed' ? refusedCode(asked.error) : null,
  };
}
