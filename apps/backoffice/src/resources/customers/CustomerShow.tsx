import { Link } from '@mui/material';
import type { AdminCustomer } from '@flota/schemas';
import { Show, useShowContext } from 'react-admin';
import { Figure, Figures, Section, TwoColumns } from '../../components/Figures.js';
import { PERSON_TYPES } from '../../components/choices.js';
import { StateChip } from '../../components/StateChip.js';
import { formatInstant, formatPhone } from '../../i18n/format.js';
import { accountLook } from './account-states.js';
import { AccountActions } from './AccountActions.js';
import { CustomerContracts } from './CustomerContracts.js';
import { CustomerMatters } from './CustomerMatters.js';

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
              <Link href={`tel:${customer.phone}`}>{formatPhone(customer.phone)}</Link>
            </Figure>
          )}
          <Figure label="Tipo de persona">{PERSON_TYPES[customer.personType]}</Figure>
          <Figure label="Registro confirmado">
            {customer.registeredAt ? formatInstant(customer.registeredAt) : 'Todavía no'}
          </Figure>
          <Figure label="Verificación en dos pasos">{customer.secondFactor ? 'Activada' : 'Desactivada'}</Figure>
          <Figure label="Alta">{formatInstant(customer.createdAt)}</Figure>
          <Figure label="Último cambio">{formatInstant(customer.updatedAt)}</Figure>
        </Figures>
      </Section>
      <CustomerContracts contracts={customer.contracts} />
      <CustomerMatters />
    </TwoColumns>
  );
}
