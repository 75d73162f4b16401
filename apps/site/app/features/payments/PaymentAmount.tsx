import type { PaymentKind, PrepaymentSimulation } from '@flota/schemas';
import { useEffect, useRef } from 'react';
import { DateText, Money } from '../../components/Money.js';
import { TextInput } from '../../components/TextInput.js';
import { formatMoney } from '../../lib/format.js';
import { fromCents, toCents } from '@flota/figures';

interface PaymentAmountProps {
  id: string;
  kind: PaymentKind;
  /** Keeps it in view, with what is said of it: the customer chose it in the list above. */
  reveal: boolean;
  value: string;
  onChange: (text: string) => void;
  /** Of a prepayment. */
  minimum: string | null;
  error: string | undefined;
  effect: PrepaymentSimulation | null;
}

/** An amount that the customer says, and what a prepayment of it would change. */
export function PaymentAmount({ id, kind, reveal, value, onChange, minimum, error, effect }: PaymentAmountProps) {
  const isPrepayment = kind === 'prepayment';
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (reveal) box.current?.scrollIntoView({ block: 'nearest' });
  }, [reveal, kind, effect, error]);
  return (
    // The margin keeps it clear of the total, which sticks to the bottom.
    <div ref={box} className="scroll-mb-44">
      <TextInput
        id={id}
        label={isPrepayment ? 'Abono a capital' : 'Cantidad'}
        hint={
          isPrepayment && minimum !== null
            ? `Al menos ${formatMoney(minimum)}, el mínimo de su contrato. Su pago de cada mes queda igual y termina antes.`
            : undefined
        }
        prefix="$"
        suffix="MXN"
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={error}
      />
      {isPrepayment && <div aria-live="polite">{effect && <PrepaymentEffect effect={effect} />}</div>}
    </div>
  );
}

function PrepaymentEffect({ effect }: { effect: PrepaymentSimulation }) {
  const { after, before, due, interest, interestSaved, vat } = effect;
  const paymentsSaved = before.paymentsLeft - after.paymentsLeft;
  const besides = toCents(due) + toCents(interest) + toCents(vat);
  return (
    <dl className="mt-4 grid gap-x-6 gap-y-3 border-l-4 border-agave bg-sand p-4 tablet:grid-cols-2">
      <div>
        <dt className="text-[0.9rem] text-muted">Ahorra en intereses</dt>
        <dd className="text-lg font-semibold text-agave-deep">
          <Money amount={interestSaved} />
        </dd>
      </div>
      <div>
        <dt className="text-[0.9rem] text-muted">
          {paymentsSaved === 0 ? 'Su último pago baja y vence' : `Termina ${countPayments(paymentsSaved)} antes`}
        </dt>
        <dd className="font-semibold">
          <DateText date={after.lastDueOn} />
          {paymentsSaved > 0 && (
            <span className="font-normal text-muted">
              {' '}
              en lugar del <DateText date={before.lastDueOn} />
            </span>
          )}
        </dd>
      </div>
      {besides > 0n && (
        <div className="tablet:col-span-2">
          <dt className="text-[0.9rem] text-muted">Lo que vence y los intereses hasta hoy, con su IVA</dt>
          <dd className="font-semibold">
            <Money amount={fromCents(besides)} />
          </dd>
        </div>
      )}
    </dl>
  );
}

const countPayments = (count: number): string => (count === 1 ? '1 pago' : `${count} pagos`);
