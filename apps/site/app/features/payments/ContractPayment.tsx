import { useState } from 'react';
import type { PaymentOptions, SavedCard } from '@flota/schemas';
import { Money } from '../../components/Money.js';
import { groupedClabe } from '../../lib/format.js';
import { CopyLine } from '../account/index.js';
import { CardPaymentForm, type Wanted } from './CardPaymentForm.js';
import { MethodSwitch, type PaymentMethod } from './MethodSwitch.js';
import { coveredWords, isSome, type PayableContract } from './payment-choices.js';

interface ContractPaymentProps {
  contract: PayableContract;
  cards: readonly SavedCard[];
  cardTerms: PaymentOptions['cardTerms'];
  cardProvider: PaymentOptions['cardProvider'];
  /** There are other contracts. */
  ofMany: boolean;
  wanted: Wanted;
}

/** How to pay on one contract. Where cards can't be taken, only the transfer is left. */
export function ContractPayment({ contract, cards, cardTerms, cardProvider, ofMany, wanted }: ContractPaymentProps) {
  const [method, setMethod] = useState<PaymentMethod>('card');
  if (cardProvider === null) return <TransferDetails contract={contract} />;
  return (
    <>
      <MethodSwitch value={method} onChange={setMethod} />
      {method === 'card' ? (
        <CardPaymentForm
          contract={contract}
          cards={cards}
          cardTerms={cardTerms}
          isSandbox={cardProvider === 'sandbox'}
          ofMany={ofMany}
          wanted={wanted}
        />
      ) : (
        <TransferDetails contract={contract} />
      )}
    </>
  );
}

/** Where a bank transfer goes, each part ready to be copied into the bank's form. */
function TransferDetails({ contract }: { contract: PayableContract }) {
  const { due, next, transfer } = contract;
  const owes = isSome(due);
  const amount = owes ? due : (next?.missing ?? '0.00');
  const covered = coveredWords(contract);
  return (
    <section aria-labelledby="transferencia-titulo">
      <h3 id="transferencia-titulo" className="text-lg font-semibold">
        Transferencia desde su banco
      </h3>
      <p className="mt-1 text-muted">
        La CLABE es solo de este contrato: con ella sabemos que el pago es suyo. Se refleja a más tardar el siguiente
        día hábil.
      </p>
      {covered && <p className="mt-3 font-semibold text-agave-deep">{covered}</p>}
      <dl className="mt-4 border-t border-line">
        <CopyLine label="CLABE" shown={groupedClabe(transfer.clabe)} copied={transfer.clabe} />
        <CopyLine label="Banco" shown={transfer.bank} />
        <CopyLine label="Beneficiario" shown={transfer.beneficiary} copied={transfer.beneficiary} />
        <CopyLine label="Referencia" shown={transfer.reference} copied={transfer.reference} />
        {isSome(amount) && (
          <CopyLine
            label={owes ? 'Debe hoy' : 'Su próximo pago'}
            shown={<Money amount={amount} currency />}
            copied={amount}
          />
        )}
      </dl>
    </section>
  );
}
