import { vehiclesDetail } from '@flota/texts/site/vehicles-detail';
import { Money } from '../../components/Money.js';
import type { UsualPayment } from './usual-payment.js';

/** What it costs a month, with the terms it is for. */
export function PaymentLine({ payment }: { payment: UsualPayment | null }) {
  if (payment === null) return null;
  const { amount, name, plan, terms } = payment;
  return (
    <span className="block leading-snug">
      <Money amount={amount} className="font-semibold" />
      <span className="block text-[0.85rem] text-muted">{vehiclesDetail.usualPayment({ name, plan, terms })}</span>
    </span>
  );
}
