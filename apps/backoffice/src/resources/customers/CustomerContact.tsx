import { Link } from '@mui/material';
import { type AdminCustomer, PERSON_TYPE_NAMES } from '@flota/schemas';
import { Figure, Figures, Section } from '../../components/Figures.js';
import { Telephone } from '../../components/outside/Telephone.js';
import { formatInstant } from '../../i18n/format.js';
import { ContactEditButton } from './ContactEditButton.js';
import { useStanding } from './standing/use-standing.js';

/** Whom one writes to and calls. */
export function CustomerContact({ customer }: { customer: AdminCustomer }) {
  const { data } = useStanding(customer.id);
  return (
    <Section title="Contacto" actions={<ContactEditButton customer={customer} />}>
      <Figures>
        <Figure label="Correo electrónico">
          <Link href={`mailto:${customer.email}`}>{customer.email}</Link>
        </Figure>
        {data?.account.pendingEmail && <Figure label="Correo por confirmar">{data.account.pendingEmail}</Figure>}
        <Figure label="Teléfono">
          {customer.phone ? <Telephone of="customers" id={customer.id} phone={customer.phone} /> : 'No lo dio'}
        </Figure>
        <Figure label="Tipo de persona">{PERSON_TYPE_NAMES[customer.personType]}</Figure>
        <Figure label="Alta">{formatInstant(customer.createdAt)}</Figure>
      </Figures>
    </Section>
  );
}
