import { Box, Typography } from '@mui/material';
import type { TimelineEntry } from '@flota/schemas';
import { useQuery } from '@tanstack/react-query';
import { http } from '../../api/client.js';
import type { ReactNode } from 'react';
import { formatInstant } from '../../i18n/format.js';
import { Section } from '../Figures.js';
import { PlainList } from '../PlainList.js';
import { noteOf, wordsOf } from './timeline-words.js';

interface HistorialProps {
  of: 'leads' | 'quotes';
  id: string;
  /** What adds to it. */
  actions?: ReactNode;
}

/** What happened with this person, here and in other systems. Where there is nothing, there is no section. */
export function Historial({ of: kind, id, actions }: HistorialProps) {
  const { data = [], isError } = useQuery({
    queryKey: ['timeline', kind, id],
    queryFn: ({ signal }) => http.json<TimelineEntry[]>(`/api/admin/timeline/${kind}/${id}`, { signal }),
  });
  if (isError) return <Section title="Historial">No pudimos cargarlo. Recargue la página.</Section>;
  if (data.length === 0) return null;
  return (
    <Section title="Historial" actions={actions}>
      <PlainList items={data} empty="">
        {(entry) => (
          <>
            <Box>
              <Typography>{wordsOf(entry)}</Typography>
              {noteOf(entry) && (
                <Typography
                  variant="body2"
                  color="textSecondary"
                  sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
                >
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
