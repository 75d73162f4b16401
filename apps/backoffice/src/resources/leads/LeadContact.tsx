import { Link } from '@mui/material';
import type { AdminLead } from '@flota/schemas';
import { Link as RouterLink, useCanAccess, useCreatePath } from 'react-admin';
import { Figure, Figures, Section } from '../../components/Figures.js';
import { formatInstant, formatPhone } from '../../i18n/format.js';
import { PREFERRED_TIME_NAMES } from './lead-states.js';

/** Whom to call, when, and about which quote. */
export const LeadContact = ({ lead }: { lead: AdminLead }) => (
  <Section title={lead.name}>
    <Figures>
      <Figure label="Teléfono" strong>
        <Link href={`tel:${lead.phone}`}>{formatPhone(lead.phone)}</Link>
      </Figure>
      <Figure label="Prefiere que le llamen">{PREFERRED_TIME_NAMES[lead.preferredTime]}</Figure>
      <Figure label="Correo electrónico">
        <Link href={`mailto:${lead.email}`}>{lead.email}</Link>
      </Figure>
      <Figure label="Cotización">
        <QuoteLink lead={lead} />
      </Figure>
      <Figure label="Solicitada">{formatInstant(lead.createdAt)}</Figure>
      <Figure label="Último cambio">{formatInstant(lead.updatedAt)}</Figure>
    </Figures>
  </Section>
);

function QuoteLink({ lead: { quoteId, quoteFolio } }: { lead: AdminLead }) {
  const { canAccess } = useCanAccess({ resource: 'quotes', action: 'show' });
  const createPath = useCreatePath();
  if (!canAccess) return quoteFolio;
  return (
    <Link component={RouterLink} to={createPath({ resource: 'quotes', type: 'show', id: quoteId })}>
      {quoteFolio}
    </Link>
  );
}
