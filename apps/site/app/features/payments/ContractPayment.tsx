import { useState } from 'react';
import type { PaymentKind, PaymentOptions } from '@flota/schemas';
import { Money } from '../../components/Money.js';
import { groupedClabe } from '../../lib/format.js';
import { CopyLine } from '../account/index.js';
import { CardPaymentForm } from './CardPaymentForm.js';
import { MethodSwitch, type PaymentMethod } from './MethodSwitch.js';
import type { PayableContract } from './payment-choices.js';

interface ContractPaymentProps {
  contract: PayableContract;
  cardProvider: PaymentOptions['cardProvider'];
  wantedKind: PaymentKind | undefined;
}

/** How to pay on one contract. Where cards can't be taken, only the transfer is left. */
export function ContractPayment({ contract, cardProvider, wantedKind }: ContractPaymentProps) {
  const [method, setMethod] = useState<PaymentMethod>('card');
  if (cardProvider === null) return <TransferDetails contract={contract} />;
  return (
    <>
      <MethodSwitch value={method} onChange={setMethod} />
      {method === 'card' ? (
        <CardPaymentForm contract={contract} isSandbox={cardProvider === 'sandbox'} wantedKind={wantedKind} />
      ) : (
        <TransferDetails contract={contract} />
      )}
    </>
  );
}

/** Where a bank transfer goes, each part ready to be copied into the bank's form. */
function TransferDetails({ contract }: { contract: PayableContract }) {
  const { dueNow, transfer } = contract;
  return (
    <section aria-labelledby="transferencia-titulo">
      <h3 id="transferencia-titulo" className="text-lg font-semibold">
        Transferencia desde su banco
      </h3>
      <p className="mt-1 text-muted">
        La CLABE es solo de este contrato: con ella sabemos que el pago es suyo. Se refleja a más tardar el siguiente
        día hábil.
      </p>
      <dl className="mt-4 border-t border-line">
        <CopyLine label="CLABE" shown={groupedClabe(transfer.clabe)} copied={transfer.clabe} />
        <CopyLine label="Banco" shown={transfer.bank} />
        <CopyLine label="Beneficiario" shown={transfer.beneficiary} copied={transfer.beneficiary} />
        <CopyLine label="Referencia" shown={transfer.reference} copied={transfer.reference} />
        {dueNow !== '0.00' && <CopyLine label="Debe hoy" shown={<Money amount={dueNow} currency />} copied={dueNow} />}
      </dl>
    </section>
  );
}
