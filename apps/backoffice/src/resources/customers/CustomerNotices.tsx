import { Box, Button, Typography } from '@mui/material';
import { NOTICE_CHANNEL_NAMES, NOTICES, SENT_STATE_NAMES, type SentNotices } from '@flota/schemas';
import { useInfiniteQuery } from '@tanstack/react-query';
import { http } from '../../api/client.js';
import { Section } from '../../components/Figures.js';
import { PlainList } from '../../components/PlainList.js';
import { formatInstant } from '../../i18n/format.js';

/** What was sent to a customer, by every channel: what staff answer by when somebody says that they were never told. */
export function CustomerNotices({ id }: { id: string }) {
  const { data, fetchNextPage, hasNextPage, isError, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['notices', id],
    queryFn: ({ pageParam, signal }) =>
      http.json<SentNotices>(
        `/api/admin/customers/${id}/notices${pageParam ? `?before=${encodeURIComponent(pageParam)}` : ''}`,
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  if (isError) return <Section title="Avisos enviados">No pudimos cargarlos. Recargue la página.</Section>;
  if (!data) return null;
  return (
    <Section title="Avisos enviados">
      <PlainList items={data.pages.flatMap(({ notices }) => notices)} empty="No se le ha enviado ninguno.">
        {({ at, channel, kind, sentAt, state, title, to }) => (
          <>
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>{title}</Typography>
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {NOTICES[kind].name} · {NOTICE_CHANNEL_NAMES[channel]} a {to}
              </Typography>
            </Box>
            <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
              <Typography variant="body2" color={state === 'failed' ? 'error' : 'textPrimary'}>
                {SENT_STATE_NAMES[state]}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {formatInstant(sentAt ?? at)}
              </Typography>
            </Box>
          </>
        )}
      </PlainList>
      {hasNextPage && (
        <Button onClick={() => void fetchNextPage()} loading={isFetchingNextPage}>
          Ver anteriores
        </Button>
      )}
    </Section>
  );
}
