import { type AdminLead, LEAD_KIND_NAMES, type MergedLead } from '@flota/schemas';
import { Alert, Box, Typography } from '@mui/material';
import { useCanAccess, useRefresh } from 'react-admin';
import { ConfirmedButton } from '../../../components/ConfirmedButton.js';
import { Section } from '../../../components/Figures.js';
import { useTask } from '../../../components/use-task.js';
import { formatInstant, formatPhone } from '../../../i18n/format.js';
import { problemText } from '../../../i18n/problem-texts.js';
import { LeadRequest } from '../LeadRequest.js';
import { sendUnmerge, useMerged } from './lead-duplicates.js';

/** What else the same person asked for, each as it came in, and the way to separate it again. */
export function MergedParts({ lead }: { lead: AdminLead }) {
  const { data = [], isError } = useMerged(lead);
  if (isError) {
    return (
      <Section title="Solicitudes unidas">
        <Alert severity="warning">No pudimos cargarlas. Recargue la página.</Alert>
      </Section>
    );
  }
  return data.map((part) => (
    <LeadRequest key={part.lead.id} lead={part.lead} title={`También pide: ${part.lead.folio || kindOf(part.lead)}`}>
      <Box sx={{ mt: 1.5 }}>
        <Typography variant="body2" color="textSecondary">
          {cameFrom(part.lead)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {part.by} la unió el {formatInstant(part.mergedAt)}.
        </Typography>
        <Separate part={part} />
      </Box>
    </LeadRequest>
  ));
}

const kindOf = ({ kind }: AdminLead) => LEAD_KIND_NAMES[kind].toLowerCase();

const cameFrom = ({ createdAt, name, phone, email }: AdminLead): string =>
  `Recibida el ${formatInstant(createdAt)} de ${[name, phone && formatPhone(phone), email].filter(Boolean).join(', ')}.`;

/** Why not, where it can't be any more. */
function Separate({ part: { lead, obstacle } }: { part: MergedLead }) {
  const { canAccess } = useCanAccess({ resource: 'leads', action: 'work' });
  const { busy, run } = useTask();
  const refresh = useRefresh();
  if (!canAccess) return null;
  if (obstacle) return <Typography variant="body2">{problemText(obstacle)}</Typography>;
  return (
    <ConfirmedButton
      size="small"
      sx={{ mt: 1 }}
      busy={busy}
      title="¿Separarla de nuevo?"
      content="Vuelve a ser una solicitud aparte, con lo que tenía. Lo que se anotó después de unirlas se queda en esta."
      confirm="Separar"
      onConfirm={() => void run(() => sendUnmerge(lead.id), 'Se separaron de nuevo.').finally(refresh)}
    >
      Separar
    </ConfirmedButton>
  );
}
