import type { ContractDetail } from '@flota/schemas';
import { LinkButton } from '../../../components/Button.js';
import { Allowed, BILL_REQUEST_PATH } from '../../account/index.js';
import { ContractDocuments } from './ContractDocuments.js';
import { Payoff } from './Payoff.js';

/** What settles the contract, and every letter that was written about it. */
export function SettlementView({ contract, today }: { contract: ContractDetail; today: string }) {
  return (
    <div className="grid gap-16">
      {contract.state === 'active' && <Payoff contractId={contract.id} today={today} />}
      <ContractDocuments contract={contract} today={today} />
      {contract.state === 'paid_off' && (
        <Allowed to="manage">
          <section aria-labelledby="factura" className="border-l-4 border-amber bg-paper p-6">
            <h2 id="factura" className="heading-card">
              La factura de su vehículo
            </h2>
            <p className="measure mt-2 mb-5 text-muted">
              Ya terminó de pagar: pídala en línea, elija dónde recogerla y siga cada paso.
            </p>
            <LinkButton to={`${BILL_REQUEST_PATH}?contrato=${contract.id}`}>Pida la factura de su vehículo</LinkButton>
          </section>
        </Allowed>
      )}
    </div>
  );
}
