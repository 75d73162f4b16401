import { toCents } from '@flota/figures';
import type { ContractDetail } from '@flota/schemas';
import { readCollector } from '../../../api/account/collector.js';
import { CollectorFacts } from '../../../components/CollectorFacts.js';
import { useAccountData } from '../../account/index.js';

/** Who may look for the customer about what they owe. Of what is not owed nobody collects anything. */
export const CollectorNotice = ({ contract }: { contract: ContractDetail }) =>
  toCents(contract.dueNow) > 0n ? <Collecting contractId={contract.id} /> : null;

/** Nothing else waits for it: without an answer it is not there. */
function Collecting({ contractId }: { contractId: string }) {
  const data = useAccountData(`collector ${contractId}`, () => readCollector(contractId));
  if (data.state !== 'ready' || !data.value.collector) return null;
  const { collector } = data.value;
  return (
    <section aria-labelledby="quien-cobra" className="mt-8 border-y border-line py-6">
      <h2 id="quien-cobra" className="heading-card">
        {collector.name} puede buscarlo por este contrato
      </h2>
      <p className="measure mt-2 text-muted">
        Cobra por encargo nuestro. Quien lo busque debe identificarse con su nombre y el del despacho, entre las 7:00 y
        las 22:00 de donde usted vive. No recibe dinero: pague sólo a la CLABE de este contrato o con su tarjeta aquí.
      </p>
      <CollectorFacts collector={collector} />
    </section>
  );
}
