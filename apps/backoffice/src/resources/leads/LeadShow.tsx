import { Stack, Typography } from '@mui/material';
import type { AdminLead } from '@flota/schemas';
import { Show, useShowContext } from 'react-admin';
import { Section, TwoColumns } from '../../components/Figures.js';
import { StateChip } from '../../components/StateChip.js';
import { LEAD_STATE_LOOK } from '../../components/states/leads.js';
import { Historial } from '../../components/outside/Historial.js';
import { LeadContact } from './LeadContact.js';
import { LeadRequest } from './LeadRequest.js';

/** For roles that may look but not edit. */
const LeadShow = () => (
  <Show component="div">
    <Lead />
  </Show>
);
export default LeadShow;

function Lead() {
  const { record: lead } = useShowContext<AdminLead>();
  if (!lead) return null;
  return (
    <TwoColumns>
      <Stack spacing={2}>
        <LeadContact lead={lead} />
        <LeadRequest lead={lead} />
        <Historial of="leads" id={lead.id} />
      </Stack>
      <Section title="Seguimiento" actions={<StateChip look={LEAD_STATE_LOOK[lead.state]} />}>
        {lead.adviserName && (
          <Typography sx={{ mb: 1 }}>
            Asesor: <strong>{lead.adviserName}</strong>
          </Typography>
        )}
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {lead.notes || 'Todavía no hay notas.'}
        </Typography>
      </Section>
    </TwoColumns>
  );
}
