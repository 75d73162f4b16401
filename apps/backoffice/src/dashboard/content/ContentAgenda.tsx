import { AGENDA_DAYS, type AgendaEntry, CONTENT_OUTLINES, type ContentAgenda as Agenda } from '@flota/schemas';
import { Box, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { http } from '../../api/client.js';
import { Section } from '../../components/Figures.js';
import { LoadFailure } from '../../components/LoadFailure.js';
import { RecordLink } from '../../components/RecordLink.js';
import { Waiting } from '../../components/Waiting.js';
import { formatAgo, formatInstant } from '../../i18n/format.js';

/** What changes on the site without anybody doing anything, and what waits to be read. */
export function ContentAgenda() {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['content-agenda'],
    queryFn: ({ signal }) => http.json<Agenda>('/api/admin/content-agenda', { signal }),
  });
  return (
    <Section title="Lo que cambia en el sitio">
      {data ? (
        <Groups agenda={data} />
      ) : error ? (
        <LoadFailure title="No pudimos cargarlo" error={error} retry={() => void refetch()} busy={isFetching} />
      ) : (
        <Waiting name="Cargando" height={180} />
      )}
    </Section>
  );
}

function Groups({ agenda: { ending, beginning, ended, unreadLegal } }: { agenda: Agenda }) {
  if (ending.length + beginning.length + ended.length + unreadLegal.length === 0) {
    return (
      <Typography color="textSecondary">
        Nada empieza ni termina por sí solo en los próximos {AGENDA_DAYS.ahead} días, y los textos legales están leídos.
      </Typography>
    );
  }
  return (
    <Stack spacing={3}>
      <Group title={`Termina en los próximos ${AGENDA_DAYS.ahead} días`} entries={ending} />
      <Group title="Todavía no empieza" entries={beginning} />
      <Group title={`Terminó en los últimos ${AGENDA_DAYS.back} días`} entries={ended} />
      {unreadLegal.length > 0 && (
        <Lines title="Textos legales que nadie ha leído como están">
          {unreadLegal.map(({ id, title, published }) => (
            <Line key={id} resource="legal-pages" id={id} title={title}>
              {published ? 'Publicado' : 'Sin publicar'}
            </Line>
          ))}
        </Lines>
      )}
    </Stack>
  );
}

function Group({ title, entries }: { title: string; entries: readonly AgendaEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <Lines title={title}>
      {entries.map(({ kind, id, title: called, at }) => (
        <Line key={`${kind} ${id}`} resource={kind} id={id} title={called} kind={CONTENT_OUTLINES[kind].names.one}>
          <time dateTime={at} title={formatInstant(at)}>
            {formatAgo(at)}
          </time>
        </Line>
      ))}
    </Lines>
  );
}

const Lines = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <Typography component="h3" variant="body2" color="textSecondary" sx={{ fontWeight: 600 }}>
      {title}
    </Typography>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {children}
    </Box>
  </div>
);

interface LineProps {
  resource: string;
  id: string;
  title: string;
  /** Said beside the title, where a list has several. */
  kind?: string;
  children: ReactNode;
}

const Line = ({ resource, id, title, kind, children }: LineProps) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: 2,
      minHeight: { xs: 44, md: 38 },
      py: 0.5,
      borderBottom: 1,
      borderColor: 'divider',
      fontSize: 14,
    }}
  >
    <span>
      <RecordLink resource={resource} id={id}>
        {title}
      </RecordLink>
      {kind && (
        <Typography component="span" variant="body2" color="textSecondary">
          {` · ${kind}`}
        </Typography>
      )}
    </span>
    <Typography component="span" variant="body2" sx={{ whiteSpace: 'nowrap' }}>
      {children}
    </Typography>
  </Box>
);
