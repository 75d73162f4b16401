import { type AdminCustomer, type CustomerStream as StreamPage, type StreamKind } from '@flota/schemas';
import { Box, Button, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { http } from '../../../api/client.js';
import { Section } from '../../../components/Figures.js';
import { LoadFailure } from '../../../components/LoadFailure.js';
import { ActivityButtons } from '../../../components/outside/ActivityButtons.js';
import { PlainList } from '../../../components/PlainList.js';
import { Waiting } from '../../../components/Waiting.js';
import { StreamKinds } from './StreamKinds.js';
import { StreamLine } from './StreamLine.js';

/** All that happened with a customer, from wherever it stands; the newest first. */
export function CustomerStream({ customer: { id, name } }: { customer: AdminCustomer }) {
  const [kinds, setKinds] = useState<StreamKind[]>([]);
  const { canAccess } = useCanAccess({ resource: 'customers', action: 'work' });
  const { data, error, fetchNextPage, hasNextPage, isFetching, isFetchingNextPage, refetch } = useInfiniteQuery({
    queryKey: ['timeline', 'customers', id, kinds],
    queryFn: ({ pageParam, signal }) => http.json<StreamPage>(pathOf(id, kinds, pageParam), { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
  return (
    <Section title="Historial" actions={canAccess && <ActivityButtons about={{ resource: 'customers', id, name }} />}>
      <StreamKinds value={kinds} onChange={setKinds} />
      {error && (
        <LoadFailure
          title="No pudimos cargar el historial"
          error={error}
          busy={isFetching}
          retry={() => void refetch()}
        />
      )}
      {!data && !error && <Waiting name="Cargando el historial" height={320} />}
      {data && (
        <PlainList
          items={data.pages.flatMap(({ entries }) => entries)}
          empty={kinds.length > 0 ? 'Nada de lo que eligió. Quite algún filtro.' : 'Todavía no hay nada.'}
        >
          {(entry) => <StreamLine entry={entry} />}
        </PlainList>
      )}
      <Box sx={{ mt: 1, minHeight: 36 }}>
        {hasNextPage && (
          <Button onClick={() => void fetchNextPage()} loading={isFetchingNextPage}>
            Ver anteriores
          </Button>
        )}
        {data && !hasNextPage && data.pages.length > 1 && (
          <Typography variant="body2" color="textSecondary">
            Es todo.
          </Typography>
        )}
      </Box>
    </Section>
  );
}

function pathOf(id: string, kinds: readonly StreamKind[], before: string): string {
  const query = new URLSearchParams({ ...(kinds.length > 0 && { kinds: kinds.join(',') }), ...(before && { before }) });
  return `/api/admin/customers/${id}/stream${query.size > 0 ? `?${query.toString()}` : ''}`;
}
