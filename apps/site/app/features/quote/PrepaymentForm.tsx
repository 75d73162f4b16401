import type { SavedQuote } from '@flota/schemas';
import { useDeferredValue, useMemo, useState } from 'react';
import { RangeWithInput } from '../../components/RangeWithInput.js';
import { TextInput } from '../../components/TextInput.js';
import { formatMoney } from '../../lib/format.js';
import { fromCents, toCents } from '@flota/figures';
import { pesosToType, readPesos } from './peso-input.js';
import type * as Arithmetic from './prepayment.js';
import { PrepaymentResult } from './PrepaymentResult.js';

/** A year into the contract: far enough for the example to look like life. */
const USUAL_PAYMENT = 12;

interface PrepaymentFormProps {
  quote: SavedQuote;
  /** Loaded apart, as it pulls in the decimal arithmetic. */
  arithmetic: typeof Arithmetic;
}

export function PrepaymentForm({ quote, arithmetic }: PrepaymentFormProps) {
  const { lastPrepayablePayment, maximumPrepayment, minimumPrepayment, simulate, termsOfSchedule } = arithmetic;
  const terms = useMemo(() => termsOfSchedule(quote), [quote, termsOfSchedule]);
  const lastPayment = lastPrepayablePayment(quote);
  const minimum = minimumPrepayment(quote);
  const [afterPayment, setAfterPayment] = useState(Math.min(USUAL_PAYMENT, lastPayment));
  const [typed, setTyped] = useState(() => pesosToType(minimum));

  const amount = readPesos(typed);
  const settled = useDeferredValue(useMemo(() => ({ amount, afterPayment }), [amount, afterPayment]));
  const simulated = useMemo(
    () => (terms && settled.amount ? simulate(terms, settled.afterPayment, settled.amount) : null),
    [terms, settled, simulate],
  );
  if (!terms || lastPayment === 0) {
    return <p>Esta cotización no se puede simular en línea. Llámenos y le hacemos la cuenta.</p>;
  }

  const maximum = maximumPrepayment(quote, afterPayment);
  const errorOf = (): string | undefined => {
    if (amount === null) return 'Escriba el abono en pesos, por ejemplo 200,000.00.';
    if (toCents(amount) < toCents(minimum)) return `El abono mínimo es de tres mensualidades: ${formatMoney(minimum)}.`;
    if (toCents(amount) > toCents(maximum)) {
      return `Después del pago ${afterPayment} puede abonar hasta ${formatMoney(maximum)}. Para liquidar el crédito, llámenos.`;
    }
    return undefined;
  };
  const error = errorOf();

  return (
    <div className="grid gap-x-12 gap-y-8 desktop:grid-cols-2">
      <div className="grid content-start gap-7">
        <div>
          <TextInput
            label="Si abono"
            hint={`Mínimo ${formatMoney(minimum)}, tres mensualidades.`}
            error={error}
            name="prepayment"
            prefix="$"
            suffix="MXN"
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <PaymentsSlider
            payment={quote.figures.monthlyPayment ?? '0'}
            amount={amount}
            minimum={minimum}
            maximum={maximum}
            onChange={(value) => setTyped(pesosToType(value))}
          />
        </div>
        <RangeWithInput
          label="Después del pago número"
          name="afterPayment"
          min={1}
          max={lastPayment}
          value={afterPayment}
          onChange={setAfterPayment}
        />
      </div>
      <PrepaymentResult
        quote={quote}
        prepayment={!error && simulated?.state === 'ready' ? simulated.prepayment : null}
      />
    </div>
  );
}

interface PaymentsSliderProps {
  payment: string;
  /** `null` while what was typed is no amount. */
  amount: string | null;
  minimum: string;
  maximum: string;
  onChange: (amount: string) => void;
}

/** The amount in whole monthly payments, for the thumb. */
function PaymentsSlider({ payment, amount, minimum, maximum, onChange }: PaymentsSliderProps) {
  const inPayments = (money: string) => Number(toCents(money) / toCents(payment));
  const [min, max] = [inPayments(minimum), inPayments(maximum)];
  if (max <= min) return null;
  const value = Math.min(max, Math.max(min, inPayments(amount ?? minimum)));
  return (
    <div className="mt-1">
      <input
        type="range"
        aria-label="Abono en mensualidades: deslice para elegir"
        aria-valuetext={`${value} mensualidades, ${formatMoney(amount ?? minimum)}`}
        min={min}
        max={max}
        value={value}
        onChange={({ target }) => onChange(fromCents(toCents(payment) * BigInt(target.value)))}
        className="range-road"
        style={{ '--range-filled': `${((value - min) / (max - min)) * 100}%` } as React.CSSProperties}
      />
      <div aria-hidden className="tabular flex justify-between text-sm text-muted">
        <span>{min} mensualidades</span>
        <span>{max}</span>
      </div>
    </div>
  );
}
