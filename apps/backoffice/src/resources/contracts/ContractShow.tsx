import { catWithoutVat } from '@flota/figures';
import { Box } from '@mui/material';
import type { AdminContract, AdminContractDetail } from '@flota/schemas';
import { useShowContext } from 'react-admin';
import { TwoColumns, Figure, Figures, Section } from '../../components/Figures.js';
import { RecordLink } from '../../components/RecordLink.js';
import { RecordShow } from '../../components/RecordShow.js';
import { StateChip } from '../../components/StateChip.js';
import { CONTRACT_STATE_LOOK } from '../../components/states/contracts.js';
import { Waiting } from '../../components/Waiting.js';
import { formatDay, formatMoney, formatPercent } from '../../i18n/format.js';
import { AutomaticPaymentLink } from './AutomaticPaymentLink.js';
import { ContractMovements } from './ContractMovements.js';
import { ContractPapers } from './ContractPapers.js';
import { DueToday } from './DueToday.js';
import { Instalments } from './Instalments.js';
import { ContractMoney } from './money/ContractMoney.js';

const ContractShow = () => (
  <RecordShow component="div">
    <Contract />
  </RecordShow>
);
export default ContractShow;

function Contract() {
  const { record: contract } = useShowContext<AdminContract | AdminContractDetail>();
  if (!contract) return null;
  // Coming from the list, react-admin shows the list's row until the whole contract is there.
  if (!('instalments' in contract)) {
    return <Waiting name="Cargando el contrato" height={480} />;
  }
  return (
    <TwoColumns>
      <ContractFacts contract={contract} />
      <DueToday contract={contract} />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <ContractMoney contract={contract} />
      </Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <ContractMovements />
      </Box>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Instalments instalments={contract.instalments} />
      </Box>
      <ContractPapers contract={contract} />
    </TwoColumns>
  );
}

/** What was agreed, with whom and on which vehicle. */
const ContractFacts = ({ contract }: { contract: AdminContractDetail }) => (
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
      {contract.cat && <Figure label="CAT al firmar">{catWithoutVat(contract.cat)}</Figure>}
      <Figure label="Firmado">{formatDay(contract.signedOn)}</Figure>
      <Figure label="Primer vencimiento">{formatDay(contract.firstDueOn)}</Figure>
      {contract.paidOffOn && <Figure label="Liquidado">{formatDay(contract.paidOffOn)}</Figure>}
      {contract.distributor && <Figure label="Distribuidor">{contract.distributor}</Figure>}
    </Figures>
    <AutomaticPaymentLink contractId={contract.id} />
  </Section>
);
