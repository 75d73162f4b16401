import { Box, Typography } from '@mui/material';
import { CALL_OUTCOME_NAMES, PROSPECT_STATE_NAMES, type TimelineEntry, type TimelineSubject } from '@flota/schemas';
import { useQuery } from '@tanstack/react-query';
import { http } from '../../api/client.js';
import { formatInstant } from '../../i18n/format.js';
import { Section } from '../Figures.js';
import { PlainList } from '../PlainList.js';

/** What happened with this person in other systems. Where no system is connected there is nothing, and no section. */
export function Historial({ of: kind, id }: { of: TimelineSubject; id: string }) {
  const { data = [], isError } = useQuery({
    queryKey: ['timeline', kind, id],
    queryFn: ({ signal }) => http.json<TimelineEntry[]>(`/api/admin/timeline/${kind}/${id}`, { signal }),
  });
  if (isError) return <Section title="Historial">No pudimos cargarlo. Recargue la página.</Section>;
  if (data.length === 0) return null;
  return (
    <Section title="Historial">
      <PlainList items={data} empty="">
        {(entry) => (
          <>
            <Box>
              <Typography>{wordsOf(entry)}</Typography>
              {noteOf(entry) && (
                <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                  {noteOf(entry)}
                </Typography>
              )}
            </Box>
            <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
              {formatInstant(entry.at)}
            </Typography>
          </>
        )}
      </PlainList>
    </Section>
  );
}

/** Minutes and seconds: `1:35`. */
const duration = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export function wordsOf(entry: TimelineEntry): string {
  switch (entry.kind) {
    case 'call_requested':
      return entry.by ? `${entry.by} pidió la llamada` : 'En la cola de llamadas';
    case 'call_ended': {
      const which = entry.direction === 'outbound' ? 'Llamada' : 'Llamada recibida';
      const outcome = CALL_OUTCOME_NAMES[entry.outcome].toLowerCase();
      return `${which} ${outcome}${entry.outcome === 'answered' ? `, ${duration(entry.seconds)} min` : ''}`;
    }
    case 'prospect_sent':
      return `Enviado al CRM (${entry.externalId})`;
    case 'prospect_changed':
      return `CRM: ${PROSPECT_STATE_NAMES[entry.state].toLowerCase()}`;
  }
}

function noteOf(entry: TimelineEntry): string | null {
  if (entry.kind === 'prospect_changed') return entry.note;
  return entry.kind === 'call_ended' ? entry.agent : null;
}
