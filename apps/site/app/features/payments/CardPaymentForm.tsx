import type { PaymentKind, PaymentOptions, PaymentRequest, PrepaymentEffect, SavedCard } from '@flota/schemas';
import { toCents } from '@flota/figures';
import { useState } from 'react';
import { fieldText } from '../../api/field-texts.js';
import { Money } from '../../components/Money.js';
import { Unbroken } from '../../components/Unbroken.js';
import { RadioCards } from '../../components/RadioCards.js';
import { Skeleton } from '../../components/States.js';
import { formatMoney } from '../../lib/format.js';
import { FailureNotice } from '../forms/index.js';
import { EffectCards } from './EffectCards.js';
import { besidesWords } from './effect.texts.js';
import { firstToUse } from './card-to-use.js';
import { CardChoice } from './CardChoice.js';
import { ChoiceGone } from './ChoiceGone.js';
import { saveExcessWish } from './excess-wish.js';
import { ExcessChoice } from './ExcessChoice.js';
import { PayBar } from './PayBar.js';
import { PaymentAmount } from './PaymentAmount.js';
import {
  amountProblem,
  type ChoiceId,
  choicesOf,
  coveredWords,
  firstChoice,
  type PayableContract,
  readAmount,
} from './payment-choices.js';
import { PreviewLines } from './PreviewLines.js';
import { useCardPayment } from './use-card-payment.js';
import { usePaymentPreview } from './use-payment-preview.js';
import { usePrepaymentEffects } from './use-prepayment-effects.js';

/** What the customer came for, where they said so. */
export interface Wanted {
  kind?: PaymentKind;
  /** To capital, MXN. */
  amount?: string;
  effect?: PrepaymentEffect;
}

interface CardPaymentFormProps {
  contract: PayableContract;
  cards: readonly SavedCard[];
  cardTerms: PaymentOptions['cardTerms'];
  isSandbox: boolean;
  /** There are other contracts. */
  ofMany: boolean;
  wanted: Wanted;
}

/** What to pay, how much and with which card; one that is not saved is entered at the provider's page. */
export function CardPaymentForm({ contract, cards, cardTerms, isSandbox, ofMany, wanted }: CardPaymentFormProps) {
  const { contractId, effects } = contract;
  const choices = choicesOf(contract, { ofMany });
  // What nobody chose follows what can be paid, which may be told anew while the dialog is open.
  const [picked, setPicked] = useState<ChoiceId | null>(null);
  const [typed, setTyped] = useState<Partial<Record<ChoiceId, string>>>({ [wanted.kind ?? '']: wanted.amount ?? '' });
  const [effect, setEffect] = useState(wanted.effect ?? effects[0] ?? 'term');
  const [excess, setExcessWish] = useState(contract.excess);
  const [always, setAlways] = useState(false);
  const [card, setCard] = useState(() => firstToUse(cards));
  const [checked, setChecked] = useState(false);
  const { pay, paying, failure, refused } = useCardPayment();

  const kept = choices.find(({ id, disabled }) => id === picked && !disabled);
  const choice = kept ?? choices.find(({ id }) => id === firstChoice(choices, wanted.kind));
  const isTyped = choice?.amount === null;
  const isPrepayment = choice?.kind === 'prepayment';
  const amount = isTyped ? readAmount(typed[choice.id] ?? '') : (choice?.amount ?? null);
  const problem = isTyped ? amountProblem(amount, limitsOf(contract, isPrepayment)) : null;
  const valid = choice && !problem && amount !== null;
  const asksExcess = choice?.id === 'other' && effects.length > 0 && valid && leavesExcess(contract, amount);
  const request: PaymentRequest | null = valid
    ? {
        contractId,
        kind: choice.kind,
        ...((isTyped || choice.id === 'next') && { amount }),
        ...(isPrepayment && { effect }),
        ...(asksExcess && { excess }),
      }
    : null;
  const capital = usePrepaymentEffects(contractId, isPrepayment && valid ? amount : null, effects);
  const { preview, refused: notPreviewed, working } = usePaymentPreview(request && [request]);

  if (!choice) return <p>Con tarjeta hoy no puede pagar nada de este contrato. Puede hacerlo por transferencia.</p>;

  const submit = async () => {
    setChecked(true);
    if (!request) return document.getElementById(AMOUNT_ID)?.focus();
    // Kept for good even where this payment is given up at the provider's: it is a wish of its own.
    await saveExcessWish(contractId, asksExcess && always ? excess : null);
    await pay({ ...request, ...card });
  };
  const code =
    (refused?.amount === amount ? refused?.code : null) ??
    capital.refused ??
    notPreviewed ??
    (checked ? problem : null);
  const simulation = capital.simulations?.find((each) => each.effect === effect) ?? capital.simulations?.[0];
  const covered = coveredWords(contract);
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {picked && !kept && <ChoiceGone>Lo que eligió ya no se puede pagar así. Revise qué quiere pagar.</ChoiceGone>}
      {covered && <p className="border-l-4 border-agave bg-sand p-4 font-semibold">{covered}</p>}
      <RadioCards
        legend="¿Qué quiere pagar?"
        name="que-pagar"
        columns={1}
        value={choice.id}
        onChange={(value) => {
          setPicked(value as ChoiceId);
          setChecked(false);
        }}
        options={choices.map(({ id: value, amount: price, description, kind: _kind, ...card }) => ({
          ...card,
          value,
          description: <Unbroken>{description}</Unbroken>,
          meta: price !== null && <Money amount={price} />,
        }))}
      />
      {isTyped && (
        <PaymentAmount
          id={AMOUNT_ID}
          label={isPrepayment ? 'Abono a capital' : 'Cantidad'}
          hint={isPrepayment ? prepaymentHint(contract) : otherHint(contract)}
          reveal={kept !== undefined}
          value={typed[choice.id] ?? ''}
          onChange={(text) => setTyped({ ...typed, [choice.id]: text })}
          error={code ? fieldText(code) : undefined}
        >
          {capital.simulations && (
            <EffectCards simulations={capital.simulations} value={effect} onChange={setEffect} columns={2} />
          )}
          {capital.working && <Skeleton className="h-32" />}
          {simulation && <p className="text-[0.95rem] leading-snug text-muted">{besidesWords(simulation)}</p>}
          {asksExcess && <ExcessChoice value={excess} onChange={setExcessWish} always={always} onAlways={setAlways} />}
        </PaymentAmount>
      )}
      <div aria-live="polite">
        {preview?.payments[0] && <PreviewLines payment={preview.payments[0]} />}
        {working && <Skeleton className="h-32" />}
      </div>
      <CardChoice cards={cards} terms={cardTerms} value={card} onChange={setCard} />
      {failure && <FailureNotice title={card.cardId ? 'No se hizo el cobro' : 'No abrimos el pago'} {...failure} />}
      <PayBar
        isSandbox={isSandbox}
        total={preview?.total ?? (isTyped ? null : choice.amount)}
        paying={paying}
        card={cards.find(({ id: saved }) => saved === card.cardId)}
        keeping={card.keepCard !== undefined}
      />
    </form>
  );
}

const AMOUNT_ID = 'pago-cantidad';

const limitsOf = ({ minimumPrepayment, other }: PayableContract, isPrepayment: boolean) =>
  isPrepayment ? { minimum: minimumPrepayment, tooLittle: 'PREPAYMENT.BELOW_MINIMUM' } : (other ?? {});

const prepaymentHint = ({ minimumPrepayment }: PayableContract): string =>
  minimumPrepayment === null
    ? ''
    : `Al menos ${formatMoney(minimumPrepayment)}, el mínimo de su contrato. Sin comisión.`;

const otherHint = ({ other }: PayableContract): string =>
  other ? `De ${formatMoney(other.minimum)} a ${formatMoney(other.maximum)}.` : '';

/** More than is due and falls due next. */
const leavesExcess = ({ due, next }: PayableContract, amount: string): boolean =>
  toCents(amount) > toCents(due) + toCents(next?.missing ?? '0');
