import type { Prepayment } from '@flota/finance';
import { formatDay, formatMoney, fromCents, isZero, toCents, type CreditView } from '@flota/figures';
import type { SavedQuote } from '@flota/schemas';
import { quotePrepayment } from '@flota/texts/site/quote-prepayment';
import { useDeferredValue, useMemo, useState } from 'react';
import { monthsSooner, PrepaymentPanel, type PrepaymentResult } from '../../components/PrepaymentPanel.js';
import { RangeWithInput } from '../../components/RangeWithInput.js';
import { pesosExpected, pesosToType, readPesos } from '../../lib/peso-input.js';
import type * as Arithmetic from './prepayment.js';

/** A year into the contract: far enough for the example to look like life. */
const USUAL_PAYMENT = 12;

interface PrepaymentFormProps {
  quote: SavedQuote;
  /** Of the quote. */
  credit: CreditView;
  /** Loaded apart, as it pulls in the decimal arithmetic. */
  arithmetic: typeof Arithmetic;
}

export function PrepaymentForm({ quote, credit, arithmetic }: PrepaymentFormProps) {
  const { canBeSimulated, lastPrepayablePayment, maximumPrepayment, minimumPrepayment, simulate } = arithmetic;
  const lastPayment = lastPrepayablePayment(credit);
  const minimum = minimumPrepayment(credit);
  const [afterPayment, setAfterPayment] = useState(Math.min(USUAL_PAYMENT, lastPayment));
  const [typed, setTyped] = useState(() => pesosToType(minimum));

  const amount = readPesos(typed);
  const settled = useDeferredValue(useMemo(() => ({ amount, afterPayment }), [amount, afterPayment]));
  const simulated = useMemo(
    () => (settled.amount ? simulate(credit, settled.afterPayment, settled.amount) : null),
    [credit, settled, simulate],
  );
  if (!canBeSimulated(quote) || lastPayment === 0) {
    return <p>{quotePrepayment.notPossible}</p>;
  }

  const maximum = maximumPrepayment(credit, afterPayment);
  const errorOf = (): string | undefined => {
    if (amount === null) return pesosExpected();
    if (toCents(amount) < toCents(minimum)) return quotePrepayment.belowMinimum({ minimum: formatMoney(minimum) });
    if (toCents(amount) > toCents(maximum)) {
      return quotePrepayment.aboveMaximum({ payment: afterPayment, maximum: formatMoney(maximum) });
    }
    return undefined;
  };
  const error = errorOf();

  return (
    <PrepaymentPanel
      label={quotePrepayment.amount}
      hint={quotePrepayment.amountHint({ minimum: formatMoney(minimum) })}
      error={error}
      typed={typed}
      onType={setTyped}
      below={
        <PaymentsSlider
          payment={credit.figures.monthlyPayment}
          amount={amount}
          minimum={minimum}
          maximum={maximum}
          onChange={(value) => setTyped(pesosToType(value))}
        />
      }
      results={
        !error && simulated?.state === 'ready' ? results(credit, quote.calculatedOn, simulated.prepayment) : null
      }
    >
      <RangeWithInput
        label={quotePrepayment.afterPayment}
        name="afterPayment"
        min={1}
        max={lastPayment}
        value={afterPayment}
        onChange={setAfterPayment}
      />
    </PrepaymentPanel>
  );
}

function results({ figures, terms }: CreditView, calculatedOn: string, prepayment: Prepayment): PrepaymentResult[] {
  const { newLastPaymentNumber, paymentsSaved, lastPaymentAmount, interestSaved } = prepayment;
  const { termMonths } = terms;
  const lastPayment = {
    amount: formatMoney(lastPaymentAmount),
    newEnd: monthAfter(calculatedOn, newLastPaymentNumber),
    oldEnd: monthAfter(calculatedOn, termMonths),
  };
  return [
    { name: quotePrepayment.end, value: monthsSooner(paymentsSaved) },
    {
      name: quotePrepayment.interestSaved,
      value: formatMoney(interestSaved),
      note: isZero(figures.totalVatOnInterest) ? undefined : quotePrepayment.vatSaved,
    },
    {
      name: quotePrepayment.lastPayment,
      value: quotePrepayment.lastPaymentNumber({ number: newLastPaymentNumber, before: termMonths }),
      // What is left for the end falls due with the new last payment.
      note: isZero(figures.balloon)
        ? quotePrepayment.lastPaymentNote(lastPayment)
        : quotePrepayment.lastPaymentWithBalloon({ ...lastPayment, balloon: formatMoney(figures.balloon) }),
    },
  ];
}

/** `2026-11-20` and 60 -> `nov 2031`. */
function monthAfter(day: string, months: number): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  return formatDay(first).replace(/^1 /, '');
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
        aria-label={quotePrepayment.slider}
        aria-valuetext={quotePrepayment.sliderValue({ n: value, amount: formatMoney(amount ?? minimum) })}
        min={min}
        max={max}
        value={value}
        onChange={({ target }) => onChange(fromCents(toCents(payment) * BigInt(target.value)))}
        className="range-road"
        style={{ '--range-filled': `${((value - min) / (max - min)) * 100}%` } as React.CSSProperties}
      />
      <div aria-hidden className="tabular flex justify-between text-sm text-muted">
        <span>{quotePrepayment.sliderMinimum({ n: min })}</span>
        <span>{max}</span>
      </div>
    </div>
  );
}
