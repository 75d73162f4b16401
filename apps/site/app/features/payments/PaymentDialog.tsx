import { useState } from 'react';
import type { PaymentOptions } from '@flota/schemas';
import { readPaymentOptions } from '../../api/account/payments.js';
import { Dialog, DialogCloseButton } from '../../components/Dialog.js';
import { Select } from '../../components/Select.js';
import { EmptyState, Skeleton } from '../../components/States.js';
import { AccountData, useAccountData } from '../account/index.js';
import type { Wanted } from './CardPaymentForm.js';
import { ChoiceGone } from './ChoiceGone.js';
import { ContractPayment } from './ContractPayment.js';
import { openingOf, owingTogether, SEVERAL } from './several-contracts.js';
import { SeveralContracts } from './SeveralContracts.js';

/** What the customer came to pay, where they said so. */
export interface WantedPayment extends Wanted {
  contractId?: string;
}

const HEADING = 'pagar-titulo';

/** Where the customer chooses what to pay and how. */
export function PaymentDialog({ wanted, onClose }: { wanted: WantedPayment; onClose: () => void }) {
  const data = useAccountData('payment-options', readPaymentOptions);
  return (
    <Dialog open onClose={onClose} labelledBy={HEADING} className="w-[40rem] overflow-y-auto">
      <div className="relative p-5 tablet:p-8">
        <DialogCloseButton onClose={onClose} className="absolute top-3 right-3 z-10 border border-line" />
        <h2 id={HEADING} className="heading-card pr-14">
          Pagar
        </h2>
        <AccountData data={data} what="lo que puede pagar" skeleton={<Waiting />}>
          {(options) => <Payable options={options} wanted={wanted} />}
        </AccountData>
      </div>
    </Dialog>
  );
}

function Payable({ options, wanted }: { options: PaymentOptions; wanted: WantedPayment }) {
  const { cards, cardTerms, contracts, cardProvider } = options;
  const [chosen, setChosen] = useState<string | null>(null);
  const contractId = chosen ?? openingOf(options, wanted.contractId);
  const contract = contracts.find((candidate) => candidate.contractId === contractId) ?? contracts[0];
  if (!contract) {
    return (
      <EmptyState
        headingLevel="h3"
        title="No tiene nada por pagar"
        text="Sus contratos están liquidados. Cuando tenga un pago pendiente, lo verá aquí."
      />
    );
  }
  const isGone = chosen !== null && chosen !== SEVERAL && chosen !== contract.contractId;
  const several = contractId === SEVERAL && cardProvider !== null;
  const each = contracts.map(({ contractId: value, label, vehicle }) => ({ value, label: `${label}, ${vehicle}` }));
  const together = cardProvider ? [{ value: SEVERAL, label: 'Varios contratos en un solo pago' }] : [];
  return (
    <div className="mt-5 grid gap-6">
      {isGone && <ChoiceGone>El contrato que eligió ya no tiene nada por pagar. Revise cuál quiere pagar.</ChoiceGone>}
      {contracts.length > 1 ? (
        <Select
          label="Contrato"
          value={several ? SEVERAL : contract.contractId}
          onChange={(event) => setChosen(event.target.value)}
          options={owingTogether(contracts).length > 1 ? [...together, ...each] : [...each, ...together]}
        />
      ) : (
        <p className="text-muted">
          {contract.label}, {contract.vehicle}
        </p>
      )}
      {/* Once something is chosen or typed it stays that contract, also where another would be opened on by now. */}
      <div className="grid gap-6" onChange={() => setChosen(several ? SEVERAL : contract.contractId)}>
        {several ? (
          <SeveralContracts
            contracts={contracts}
            cards={cards}
            cardTerms={cardTerms}
            isSandbox={cardProvider === 'sandbox'}
          />
        ) : (
          <ContractPayment
            key={contract.contractId}
            contract={contract}
            cards={cards}
            cardTerms={cardTerms}
            cardProvider={cardProvider}
            ofMany={contracts.length > 1}
            wanted={contract.contractId === wanted.contractId ? wanted : {}}
          />
        )}
      </div>
    </div>
  );
}

const Waiting = () => (
  <div className="mt-5 grid gap-4">
    <Skeleton className="h-14" />
    <Skeleton className="h-40" />
    <Skeleton className="h-14" />
  </div>
);
