import { Link } from '@mui/material';
import { type AdminCustomer, PERSON_TYPE_NAMES } from '@flota/schemas';
import { Show, useShowContext } from 'react-admin';
import { Figure, Figures, Section, TwoColumns } from '../../components/Figures.js';
import { Historial } from '../../components/outside/Historial.js';
import { Telephone } from '../../components/outside/Telephone.js';
import { StateChip } from '../../components/StateChip.js';
import { LinkedPair } from '../../components/RecordLink.js';
import { PlainList } from '../../components/PlainList.js';
import { CONTRACT_STATE_LOOK } from '../../components/states/contracts.js';
import { formatInstant } from '../../i18n/format.js';
import { accountLook } from './texts.js';
import { AccountActions } from './AccountActions.js';
import { CustomerMatters } from './CustomerMatters.js';
import { CustomerNotices } from './CustomerNotices.js';
import { CustomerPeople } from './CustomerPeople.js';
import { CustomerTaxProfiles } from './CustomerTaxProfiles.js';

const CustomerShow = () => (
  <Show component="div" actions={<AccountActions />}>
    <Customer />
  </Show>
);
export default CustomerShow;

function Customer() {
  const { record: customer } = useShowContext<AdminCustomer>();
  if (!customer) return null;
  return (
    <TwoColumns>
      <Section title={customer.name} actions={<StateChip look={accountLook(customer)} />}>
        <Figures>
          <Figure label="Correo electrónico">
            <Link href={`mailto:${customer.email}`}>{customer.email}</Link>
          </Figure>
          {customer.phone && (
            <Figure label="Teléfono">
              <Telephone of="customers" id={customer.id} phone={customer.phone} />
            </Figure>
          )}
          <Figure label="Tipo de persona">{PERSON_TYPE_NAMES[customer.personType]}</Figure>
          <Figure label="Registro confirmado">
            {customer.registeredAt ? formatInstant(customer.registeredAt) : 'Todavía no'}
          </Figure>
          <Figure label="Verificación en dos pasos">{customer.secondFactor ? 'Activada' : 'Desactivada'}</Figure>
          <Figure label="Alta">{formatInstant(customer.createdAt)}</Figure>
          <Figure label="Último cambio">{formatInstant(customer.updatedAt)}</Figure>
        </Figures>
      </Section>
      <CustomerContracts contracts={customer.contracts} />
      <CustomerTaxProfiles customer={customer} />
      <CustomerPeople customerId={customer.id} />
      <CustomerMatters />
      <CustomerNotices id={customer.id} />
      <Historial of="customers" id={customer.id} />
    </TwoColumns>
  );
}

const CustomerContracts = ({ contracts }: Pick<AdminCustomer, 'contracts'>) => (
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
