import { fromCents, toCents } from '@flota/figures';
import type { PaymentOptions, SavedCard } from '@flota/schemas';
import { CARD_PAYMENT_MAX, PAYMENT_GROUP_MAX } from '@flota/schemas';
import { useState } from 'react';
import { fieldText } from '../../api/field-texts.js';
import { Skeleton } from '../../components/States.js';
import { formatMoney } from '../../lib/format.js';
import { FailureNotice } from '../forms/index.js';
import { firstToUse } from './card-to-use.js';
import { CardChoice } from './CardChoice.js';
import { ContractsToChoose } from './ContractsToChoose.js';
import { amountIdOf, ContractToPay } from './ContractToPay.js';
import { PayBar } from './PayBar.js';
import { amountProblem, type PayableContract, readAmount } from './payment-choices.js';
import { askedOf, byUrgency, firstChosen, requestOf } from './several-contracts.js';
import { useCardPayment } from './use-card-payment.js';
import { usePaymentPreviews } from './use-payment-preview.js';

interface SeveralContractsProps {
  contracts: readonly PayableContract[];
  cards: readonly SavedCard[];
  cardTerms: PaymentOptions['cardTerms'];
  isSandbox: boolean;
}

/** Several contracts in one payment: an amount for each, and what each peso pays. */
export function SeveralContracts({ contracts, cards, cardTerms, isSandbox }: SeveralContractsProps) {
  const payable = contracts.filter(({ other }) => other !== null).toSorted(byUrgency);
  // What nobody chose or typed follows what is owed, which may be told anew while the dialog is open.
  const [chosenIds, setChosenIds] = useState<readonly string[] | null>(null);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [card, setCard] = useState(() => firstToUse(cards));
  const [checked, setChecked] = useState(false);
  const { payAll, paying, failure } = useCardPayment();

  const ids = chosenIds ?? firstChosen(payable);
  const textOf = (contract: PayableContract) => typed[contract.contractId] ?? askedOf(contract);
  const amountOf = (contract: PayableContract) => readAmount(textOf(contract));
  const problemOf = (contract: PayableContract) => amountProblem(amountOf(contract), contract.other ?? {});
  const errorOf = (contract: PayableContract) => {
    const problem = problemOf(contract);
    return problem && (checked || problem !== 'AMOUNT.REQUIRED') ? amountWords(problem, contract) : undefined;
  };
  const chosen = payable.filter(({ contractId }) => ids.includes(contractId));
  const right = chosen.filter((contract) => problemOf(contract) === null);
  const sum = fromCents(right.reduce((total, contract) => total + toCents(amountOf(contract) ?? '0'), 0n));
  const tooMuch = toCents(sum) > toCents(CARD_PAYMENT_MAX);
  const payableAtOnce = chosen.length > 1 && chosen.length <= PAYMENT_GROUP_MAX && !tooMuch;
  const valid = payableAtOnce && right.length === chosen.length;
  const wishOf = (contract: PayableContract) => requestOf(contract, amountOf(contract) ?? '');
  const { previewOf, working } = usePaymentPreviews(right.map(wishOf));

  const submit = () => {
    setChecked(true);
    const wrong = chosen.find((contract) => problemOf(contract) !== null);
    if (wrong) return document.getElementById(amountIdOf(wrong))?.focus();
    if (valid) void payAll({ payments: chosen.map(wishOf), ...card });
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
      <ContractsToChoose contracts={payable} ids={ids} onChoose={setChosenIds}>
        {(contract) => {
          const { contractId, holder } = contract;
          return (
            <ContractToPay
              key={contractId}
              contract={contract}
              namesHolder={payable.some((other) => other.holder.rfc !== holder.rfc)}
              selected={ids.includes(contractId)}
              onSelect={(selected) =>
                setChosenIds(selected ? [...ids, contractId] : ids.filter((id) => id !== contractId))
              }
              typed={textOf(contract)}
              onType={(text) => setTyped({ ...typed, [contractId]: text })}
              error={errorOf(contract)}
              preview={previewOf(wishOf(contract))}
            />
          );
        }}
      </ContractsToChoose>
      {working && <Skeleton className="h-10" />}
      {chosen.length < 2 && <p role="status">Elija al menos dos contratos, o pague uno solo arriba.</p>}
      {chosen.length > PAYMENT_GROUP_MAX && (
        <p role="alert" className="text-brick">
          {fieldText('CONTRACTS.TOO_MANY')}
        </p>
      )}
      {tooMuch && (
        <p role="alert" className="text-brick">
          Lo elegido suma {formatMoney(sum)}, y con tarjeta se pagan hasta {formatMoney(CARD_PAYMENT_MAX)} a la vez.
          Quite un contrato o pague por transferencia.
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
        disabled={!payableAtOnce}
      />
    </form>
  );
}

/** The limits are said: each contract has its own, which stand nowhere else here. */
const amountWords = (problem: string, { other }: PayableContract): string =>
  problem === 'AMOUNT.OUT_OF_RANGE' && other
    ? `Escriba una cantidad de ${formatMoney(other.minimum)} a ${formatMoney(other.maximum)}.`
    : fieldText(problem);
