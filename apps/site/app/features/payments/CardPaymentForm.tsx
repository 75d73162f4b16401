import { useState } from 'react';
import type { PaymentKind } from '@flota/schemas';
import { LockKeyhole } from 'lucide-react';
import { fieldText } from '../../api/field-texts.js';
import { Button } from '../../components/Button.js';
import { Money } from '../../components/Money.js';
import { RadioCards } from '../../components/RadioCards.js';
import { FailureNotice } from '../forms/index.js';
import { PaymentAmount } from './PaymentAmount.js';
import { amountProblem, choicesOf, firstChoice, type PayableContract, readAmount } from './payment-choices.js';
import { useCardPayment } from './use-card-payment.js';
import { usePrepaymentEffect } from './use-prepayment-effect.js';

interface CardPaymentFormProps {
  contract: PayableContract;
  isSandbox: boolean;
  wantedKind: PaymentKind | undefined;
}

/** What to pay and how much; the card itself is entered at the provider's page. */
export function CardPaymentForm({ contract, isSandbox, wantedKind }: CardPaymentFormProps) {
  const choices = choicesOf(contract);
  const [kind, setKind] = useState(() => firstChoice(choices, wantedKind));
  const [typed, setTyped] = useState<Partial<Record<PaymentKind, string>>>({
    other: contract.dueNow === '0.00' ? (contract.next?.total ?? '') : '',
  });
  const [chosen, setChosen] = useState(false);
  const [checked, setChecked] = useState(false);
  const { pay, paying, failure, refused } = useCardPayment();
  const choice = choices.find((candidate) => candidate.kind === kind);
  const isTyped = choice?.amount === null;
  const amount = isTyped ? readAmount(typed[choice.kind] ?? '') : (choice?.amount ?? null);
  const minimum = kind === 'prepayment' ? contract.minimumPrepayment : null;
  const problem = isTyped ? amountProblem(amount, minimum) : null;
  const effect = usePrepaymentEffect(contract.contractId, kind === 'prepayment' && !problem ? amount : null);
  const total = kind === 'prepayment' ? (effect.simulation?.total ?? null) : problem ? null : amount;

  if (!choice) return <p>Con tarjeta hoy no puede pagar nada de este contrato. Puede hacerlo por transferencia.</p>;

  const submit = () => {
    setChecked(true);
    if (problem) return document.getElementById(AMOUNT_ID)?.focus();
    const { contractId } = contract;
    void pay({ contractId, kind: choice.kind, ...(isTyped && amount !== null && { amount }) });
  };
  const refusedCode = refused?.amount === amount ? refused?.code : null;
  const code = refusedCode ?? effect.refused ?? (checked ? problem : null);
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <RadioCards
        legend="¿Qué quiere pagar?"
        name="que-pagar"
        columns={1}
        value={choice.kind}
        onChange={(value) => {
          setKind(value as PaymentKind);
          setChosen(true);
          setChecked(false);
        }}
        options={choices.map(({ kind: value, amount: price, ...card }) => ({
          ...card,
          value,
          meta: price !== null && <Money amount={price} />,
        }))}
      />
      {isTyped && (
        <PaymentAmount
          id={AMOUNT_ID}
          kind={choice.kind}
          reveal={chosen}
          value={typed[choice.kind] ?? ''}
          onChange={(text) => setTyped({ ...typed, [choice.kind]: text })}
          minimum={minimum}
          error={code ? fieldText(code) : undefined}
          effect={effect.simulation}
        />
      )}
      {failure && <FailureNotice title="No abrimos el pago" {...failure} />}
      <p className="flex items-start gap-2 text-[0.9rem] leading-snug text-muted">
        <LockKeyhole aria-hidden size={18} className="mt-px shrink-0" />
        {isSandbox
          ? 'Sistema de prueba: no se cobra nada y solo se aceptan tarjetas de prueba.'
          : 'Los datos de su tarjeta se escriben en la página segura del procesador; nosotros no los vemos ni los guardamos.'}
      </p>
      <div className="sticky bottom-0 -mx-5 -mb-5 border-t border-line bg-paper px-5 py-4 tablet:-mx-8 tablet:-mb-8 tablet:px-8 tablet:py-5">
        <p className="flex items-baseline justify-between gap-4" aria-live="polite">
          <span>Total</span>
          <strong className="text-[1.35rem]">{total ? <Money amount={total} currency /> : '—'}</strong>
        </p>
        <Button
          type="submit"
          size="lg"
          className="mt-2 w-full"
          loading={paying}
          loadingLabel="Abriendo el pago seguro…"
        >
          Continuar al pago
        </Button>
      </div>
    </form>
  );
}

const AMOUNT_ID = 'pago-cantidad';
