import { Typography } from '@mui/material';
import type { AdminCustomer } from '@flota/schemas';
import { CONTRACT_STATE_LOOK } from '../../components/contract-states.js';
import { PlainList } from '../../components/PlainList.js';
import { Section } from '../../components/Figures.js';
import { RecordLink } from '../../components/RecordLink.js';
import { StateChip } from '../../components/StateChip.js';

export const CustomerContracts = ({ contracts }: Pick<AdminCustomer, 'contracts'>) => (
  <Section title="Contratos">
    <PlainList items={contracts} empty="Este cliente no tiene contratos.">
      {({ id, number, planTitle, state }) => (
        <>
          <span>
            <RecordLink resource="contracts" id={id}>
              {number}
            </RecordLink>
            <Typography variant="body2" color="textSecondary">
              {planTitle}
            </Typography>
          </span>
          <StateChip look={CONTRACT_STATE_LOOK[state]} />
        </>
      )}
    </PlainList>
  </Section>
);
