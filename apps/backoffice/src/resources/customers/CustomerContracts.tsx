import type { AdminCustomer } from '@flota/schemas';
import { Section } from '../../components/Figures.js';
import { LinkedPair } from '../../components/RecordLink.js';
import { PlainList } from '../../components/PlainList.js';
import { StateChip } from '../../components/StateChip.js';
import { CONTRACT_STATE_LOOK } from '../../components/states/contracts.js';

export const CustomerContracts = ({ contracts }: Pick<AdminCustomer, 'contracts'>) => (
  <Section title="Contratos">
    <PlainList items={contracts} empty="Este cliente no tiene contratos.">
      {({ id, number, planTitle, state }) => (
        <>
          <LinkedPair resource="contracts" id={id} name={number} detail={planTitle} />
          <StateChip look={CONTRACT_STATE_LOOK[state]} />
        </>
      )}
    </PlainList>
  </Section>
);
