import type { MoneyByMonth as Data } from '@flota/schemas';
import { Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useCanAccess } from 'react-admin';
import { http } from '../../api/client.js';
import { Section } from '../../components/Figures.js';
import { LoadFailure } from '../../components/LoadFailure.js';
import { formatDay } from '../../i18n/format.js';
import { MoneyTable } from './MoneyTable.js';

const EVERY_MINUTE = 60_000;

/** What fell due by month and what came in against it, for who keeps the money. */
export function MoneyByMonth() {
  const { canAccess } = useCanAccess({ resource: 'dashboard-money', action: 'show' });
  return canAccess ? <Months /> : null;
}

function Months() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['dashboard-money'],
    queryFn: ({ signal }) => http.json<Data>('/api/admin/dashboard/money', { signal }),
    refetchInterval: EVERY_MINUTE,
  });
  return (
    <Section title="Vencido y recibido">
      {data ? (
        <Told data={data} />
      ) : error ? (
        <LoadFailure
          title="No pudimos cargar estas cifras"
          error={error}
          retry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <Skeleton variant="rounded" height={420} />
      )}
    </Section>
  );
}

function Told({ data: { months, today } }: { data: Data }) {
  const isEmpty = months.every(({ due, received, owed }) => [due, received, owed].every((each) => Number(each) === 0));
  if (isEmpty) return <Typography color="textSecondary">En estos meses no venció ni se recibió nada.</Typography>;
  return (
    <>
      <MoneyTable months={months} />
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
        Lo que se debía al empezar el mes, más lo que venció, menos lo que se recibió contra ello, es lo que se debe.
        Sin intereses moratorios ni saldos a favor. Este mes, hasta el {formatDay(today)}.
      </Typography>
    </>
  );
}
