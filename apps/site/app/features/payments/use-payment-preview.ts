import { PAYMENT_GROUP_MAX, type PaymentPreview, type PaymentRequest } from '@flota/schemas';
import { useState } from 'react';
import { previewPayments } from '../../api/account/payments.js';
import { refusedCode } from '../../lib/refused-code.js';
import { useOnDemand } from '../../lib/use-on-demand.js';
import { useSettled } from '../../lib/use-settled.js';
import { useToday } from '../account/index.js';

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
  // Another day pays something else.
  const today = useToday();
  const asked = useOnDemand(wanted && `${today} ${wanted}`, (signal) =>
    previewPayments({ payments: JSON.parse(wanted ?? '[]') as PaymentRequest[] }, signal),
  );
  const current = wanted === key;
  return {
    preview: current && asked.state === 'ready' ? asked.value : null,
    working: key !== null && (!current || asked.state === 'loading'),
    refused: current && asked.state === 'failed' ? refusedCode(asked.error) : null,
  };
}

type Previewed = PaymentPreview['payments'][number];

/** The same of several contracts, each remembered: an amount that is typed anew takes nothing away of the others. */
export function usePaymentPreviews(requests: readonly PaymentRequest[]) {
  const [known, setKnown] = useState<ReadonlyMap<string, Previewed | undefined>>(new Map());
  const today = useToday();
  const keyOf = (request: PaymentRequest) => `${today} ${JSON.stringify(request)}`;
  const unknown = requests.filter((request) => !known.has(keyOf(request))).slice(0, PAYMENT_GROUP_MAX);
  const { preview, working } = usePaymentPreview(unknown.length > 0 ? unknown : null);
  if (preview && unknown.length > 0) {
    const answered = unknown.map((request) => {
      const { contractId } = request;
      return [keyOf(request), preview.payments.find((each) => each.contractId === contractId)] as const;
    });
    setKnown(new Map([...known, ...answered]));
  }
  return { previewOf: (request: PaymentRequest) => known.get(keyOf(request)), working };
}
