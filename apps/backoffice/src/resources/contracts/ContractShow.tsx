import { Box, Skeleton } from '@mui/material';
import type { AdminContract, AdminContractDetail } from '@flota/schemas';
import { Show, useShowContext } from 'react-admin';
import { TwoColumns } from '../../components/Figures.js';
import { ContractFacts } from './ContractFacts.js';
import { ContractMovements } from './ContractMovements.js';
import { ContractPapers } from './ContractPapers.js';
import { DueToday } from './DueToday.js';
import { Instalments } from './Instalments.js';

const ContractShow = () => (
  <Show component="div">
    <Contract />
  </Show>
);
export default ContractShow;

function Contract() {
  const { record: contract } = useShowContext<AdminContract | AdminContractDetail>();
  if (!contract) return null;
  // Coming from the list, react-admin shows the list's row until the whole contract is there.
  if (!('instalments' in contract)) {
    return <Skeleton variant="rounded" height={480} aria-label="Cargando el contrato" />;
  }
  return (
    <TwoColumns>
      <ContractFacts contract={contract} />
      <DueToday contract={contract} />
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
