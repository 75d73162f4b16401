import type { AdminContractDetail } from '@flota/schemas';
import { Figure, Figures, Section } from '../../components/Figures.js';
import { RecordLink } from '../../components/RecordLink.js';
import { StateChip } from '../../components/StateChip.js';
import { CONTRACT_STATE_LOOK } from '../../components/states/contracts.js';
import { formatDay, formatMoney, formatPercent } from '../../i18n/format.js';

/** What was agreed, with whom and on which vehicle. */
export const ContractFacts = ({ contract }: { contract: AdminContractDetail }) => (
  <Section title={contract.planTitle} actions={<StateChip look={CONTRACT_STATE_LOOK[contract.state]} />}>
    <Figures>
      <Figure label="Cliente">
        <RecordLink resource="customers" id={contract.customer.id}>
          {contract.customer.name}
        </RecordLink>
      </Figure>
      <Figure label="Titular">{contract.holder.legalName}</Figure>
      <Figure label="RFC">{contract.holder.rfc}</Figure>
      <Figure label="Vehículo">{contract.vehicle}</Figure>
      <Figure label="NIV">{contract.vin}</Figure>
      {contract.principal && <Figure label="Importe financiado">{formatMoney(contract.principal)}</Figure>}
      <Figure label="Plazo">{contract.termMonths} meses</Figure>
      <Figure label="Tasa anual fija">{formatPercent(contract.annualRatePercent)}</Figure>
      <Figure label="Firmado">{formatDay(contract.signedOn)}</Figure>
      <Figure label="Primer vencimiento">{formatDay(contract.firstDueOn)}</Figure>
      {contract.paidOffOn && <Figure label="Liquidado">{formatDay(contract.paidOffOn)}</Figure>}
      {contract.distributor && <Figure label="Distribuidor">{contract.distributor}</Figure>}
    </Figures>
  </Section>
);
