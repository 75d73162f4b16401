import { Box, Link } from '@mui/material';
import { type AdminLead, PREFERRED_TIME_NAMES } from '@flota/schemas';
import { Figure, Figures, Section } from '../../components/Figures.js';
import { Telephone } from '../../components/outside/Telephone.js';
import { StateChip } from '../../components/StateChip.js';
import { formatInstant } from '../../i18n/format.js';
import { WriteMailButton } from './mails/WriteMailButton.js';
import { LEAD_KIND_LOOK, takesCalls } from './texts.js';

/** Who it is, and how and when to reach them. */
export const LeadContact = ({ lead }: { lead: AdminLead }) => (
  <Section
    title={lead.name}
    actions={
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <StateChip look={LEAD_KIND_LOOK[lead.kind]} />
        <WriteMailButton lead={lead} />
      </Box>
    }
  >
    <Figures>
      <Figure label="Teléfono" strong>
        {lead.phone ? <Telephone of="leads" id={lead.id} phone={lead.phone} /> : 'No lo dejó'}
      </Figure>
      {takesCalls(lead) && <Figure label="Prefiere que le llamen">{PREFERRED_TIME_NAMES[lead.preferredTime]}</Figure>}
      <Figure label="Correo electrónico">
        <Link href={`mailto:${lead.email}`}>{lead.email}</Link>
      </Figure>
      <Figure label="Folio">{lead.folio}</Figure>
      <Figure label="Recibida">{formatInstant(lead.createdAt)}</Figure>
      <Figure label="Último cambio">{formatInstant(lead.updatedAt)}</Figure>
    </Figures>
  </Section>
);
