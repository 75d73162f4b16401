import { useState } from 'react';
import type { PaymentKind, PaymentOptions } from '@flota/schemas';
import { CardPaymentForm } from './CardPaymentForm.js';
import { MethodSwitch, type PaymentMethod } from './MethodSwitch.js';
import type { PayableContract } from './payment-choices.js';
import { TransferDetails } from './TransferDetails.js';

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
