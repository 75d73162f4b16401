import { fromCents, toCents } from '@flota/figures';
import type { PaymentOptions, PaymentRequest, SavedCard } from '@flota/schemas';
import { CARD_PAYMENT_MAX, PAYMENT_GROUP_MAX } from '@flota/schemas';
import { useState } from 'react';
import { fieldText } from '../../api/field-texts.js';
import { Checkbox } from '../../components/Checkbox.js';
import { Money } from '../../components/Money.js';
import { Skeleton } from '../../components/States.js';
import { TextInput } from '../../components/TextInput.js';
import { formatDate, formatMoney } from '../../lib/format.js';
import { FailureNotice } from '../forms/index.js';
import { firstToUse } from './card-to-use.js';
import { CardChoice } from './CardChoice.js';
import { PayBar } from './PayBar.js';
import { amountProblem, coveredWords, isSome, type PayableContract, readAmount } from './payment-choices.js';
import { afterWords, previewLines } from './PreviewLines.js';
import { useCardPayment } from './use-card-payment.js';
import { usePaymentPreview } from './use-payment-preview.js';

interface SeveralContractsProps {
  contracts: readonly PayableContract[];
  cards: readonly SavedCard[];
  cardTerms: PaymentOptions['cardTerms'];
  isSandbox: boolean;
}

/** What is asked for of each: what is due, or else the next payment. */
const askedOf = ({ due, next }: PayableContract): string => (isSome(due) ? due : (next?.missing ?? '0.00'));

/** Several contracts in one payment: an amount for each, and what each peso pays. */
export function SeveralContracts({ contracts, cards, cardTerms, isSandbox }: SeveralContractsProps) {
  const payable = contracts.filter(({ other }) => other !== null).toSorted(byUrgency);
  const owing = payable.filter(({ due }) => isSome(due));
  const [ids, setIds] = useState(() =>
    payable.slice(0, Math.min(Math.max(owing.length, 2), PAYMENT_GROUP_MAX)).map(idOf),
  );
  const [typed, setTyped] = useState<Record<string, string>>(() =>
    Object.fromEntries(payable.map((contract) => [contract.contractId, askedOf(contract)])),
  );
  const [card, setCard] = useState(() => firstToUse(cards));
  const [checked, setChecked] = useState(false);
  const { payAll, paying, failure } = useCardPayment();

  const amountOf = (contract: PayableContract) => readAmount(typed[contract.contractId] ?? '');
  const problemOf = (contract: PayableContract) => amountProblem(amountOf(contract), contract.other ?? {});
  const chosen = payable.filter(({ contractId }) => ids.includes(contractId));
  const sum = fromCents(chosen.reduce((total, contract) => total + toCents(amountOf(contract) ?? '0'), 0n));
  const tooMuch = toCents(sum) > toCents(CARD_PAYMENT_MAX);
  const valid = chosen.length > 1 && !tooMuch && chosen.every((contract) => problemOf(contract) === null);
  const requests = valid ? chosen.map((contract) => requestOf(contract, amountOf(contract) ?? '')) : null;
  const { preview, working } = usePaymentPreview(requests);

  const submit = () => {
    setChecked(true);
    const wrong = chosen.find((contract) => problemOf(contract) !== null);
    if (wrong) return document.getElementById(`pago-${wrong.contractId}`)?.focus();
    if (requests) void payAll({ payments: requests, ...card });
  };
  return (
    <form
      noValidate
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <fieldset className="min-w-0">
        <legend className="font-semibold">¿Qué contratos paga hoy?</legend>
        <ul className="mt-3 grid gap-3">
          {payable.map((contract) => {
            const { contractId, label } = contract;
            const selected = ids.includes(contractId);
            const problem = problemOf(contract);
            const paid = preview?.payments.find((payment) => payment.contractId === contractId);
            return (
              <li key={contractId} className="rounded border border-edge p-4">
                <Checkbox
                  label={
                    <>
                      <span className="block font-semibold">{label}</span>
                      <span className="block text-[0.9375rem] leading-snug text-muted">{askedWords(contract)}</span>
                    </>
                  }
                  checked={selected}
                  onChange={({ target }) =>
                    setIds(target.checked ? [...ids, contractId] : ids.filter((id) => id !== contractId))
                  }
                />
                {selected && (
                  <div className="mt-3 grid gap-3">
                    <TextInput
                      id={`pago-${contractId}`}
                      label={<span className="sr-only">Cantidad para {label}</span>}
                      prefix="$"
                      suffix="MXN"
                      inputMode="decimal"
                      autoComplete="off"
                      value={typed[contractId] ?? ''}
                      onChange={({ target }) => setTyped({ ...typed, [contractId]: target.value })}
                      error={problem && (checked || problem !== 'AMOUNT.REQUIRED') ? fieldText(problem) : undefined}
                    />
                    {paid && (
                      <div className="text-[0.9375rem] leading-snug">
                        {previewLines(paid).map((line) => (
                          <p key={line.label} className="flex justify-between gap-4">
                            <span className="text-muted">{line.label}</span>
                            <Money amount={line.amount} />
                          </p>
                        ))}
                        <p className="mt-1">{afterWords(paid)}</p>
                      </div>
                    )}
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      </fieldset>
      {working && <Skeleton className="h-10" />}
      {chosen.length < 2 && <p role="status">Elija al menos dos contratos, o pague uno solo arriba.</p>}
      {tooMuch && (
        <p role="alert" className="text-brick">
          Con tarjeta se pagan hasta {formatMoney(CARD_PAYMENT_MAX)} a la vez. Quite un contrato o pague por
          transferencia.
        </p>
      )}
      <CardChoice cards={cards} terms={cardTerms} value={card} onChange={setCard} />
      {failure && <FailureNotice title={card.cardId ? 'No se hizo el cobro' : 'No abrimos el pago'} {...failure} />}
      <PayBar
        isSandbox={isSandbox}
        total={valid ? sum : null}
        paying={paying}
        card={cards.find(({ id }) => id === card.cardId)}
        keeping={card.keepCard !== undefined}
        disabled={chosen.length < 2 || tooMuch}
      />
    </form>
  );
}

/** What is owed first, then what falls due next. */
const byUrgency = (one: PayableContract, other: PayableContract): number =>
  Number(isSome(other.due)) - Number(isSome(one.due)) ||
  (one.next?.dueOn ?? '9').localeCompare(other.next?.dueOn ?? '9');

const idOf = ({ contractId }: PayableContract): string => contractId;

/** Of exactly what is due it is said so, that late interest of a minute ago is not left behind. */
const requestOf = ({ contractId, due }: PayableContract, amount: string): PaymentRequest =>
  amount === due ? { contractId, kind: 'due' } : { contractId, kind: 'other', amount };

function askedWords(contract: PayableContract): string {
  const { daysLate, due, next } = contract;
  if (isSome(due)) return `Debe ${formatMoney(due)}${daysLate > 0 ? ', con moratorios' : ''}.`;
  const covered = coveredWords(contract);
  if (covered) return covered;
  return next ? `Próximo pago: ${formatMoney(next.missing)}, el ${formatDate(next.dueOn)}.` : '';
}
