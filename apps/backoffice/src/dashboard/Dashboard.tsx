import { Alert, AlertTitle, Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { Section } from '../components/Figures.js';
import { formatCount, formatAgo } from '../i18n/format.js';
import { useDashboard, type DashboardData, isMailStuck } from './dashboard-data.js';
import { AccountTiles } from './AccountTiles.js';
import { QuotesByDay } from './QuotesByDay.js';
import { Tile, TileGrid } from './Tile.js';

export function Dashboard() {
  const { data, error, refetch } = useDashboard();
  return (
    <Box component="section" sx={{ pt: 2 }}>
      <Title title="Inicio" />
      {data ? (
        <Summary data={data} />
      ) : error ? (
        <Failure error={error} retry={() => void refetch()} />
      ) : (
        <Placeholder />
      )}
    </Box>
  );
}

function Summary({ data }: { data: DashboardData }) {
  const week = data.quotesLast7Days.reduce((sum, { count }) => sum + count, 0);
  return (
    <Stack spacing={2}>
      <MailHealth data={data} />
      <TileGrid>
        <Tile label="Cotizaciones hoy" value={data.quotesToday} resource="quotes" />
        <Tile label="En 7 días" value={week} resource="quotes" />
        {data.newLeads !== undefined && (
          <Tile
            label="Solicitudes por atender"
            value={data.newLeads}
            resource="leads"
            filter={{ state: 'new' }}
            tone="warning"
          />
        )}
        <Tile
          label="Correos pendientes"
          value={data.emailsPending}
          resource="outbound-emails"
          filter={{ state: 'pending' }}
          tone="warning"
        />
        <Tile
          label="Correos que fallaron"
          value={data.emailsFailed}
          resource="outbound-emails"
          filter={{ state: 'failed' }}
          tone="error"
        />
      </TileGrid>
      <AccountTiles data={data} />
      <Section title="Cotizaciones de los últimos 7 días">
        {week === 0 ? (
          <Typography color="textSecondary">No hubo cotizaciones en estos días.</Typography>
        ) : (
          <QuotesByDay days={data.quotesLast7Days} caption={`${formatCount(week)} cotizaciones en 7 días`} />
        )}
      </Section>
    </Stack>
  );
}

const Failure = ({ error, retry }: { error: Error; retry: () => void }) => (
  <Alert
    severity="error"
    action={
      <Button color="inherit" onClick={retry}>
        Intentar de nuevo
      </Button>
    }
  >
    {error.message}
  </Alert>
);

const Placeholder = () => (
  <Stack spacing={2} aria-label="Cargando" role="status">
    <TileGrid>
      {['hoy', 'semana', 'pendientes', 'fallidos'].map((tile) => (
        <Skeleton key={tile} variant="rounded" height={104} />
      ))}
    </TileGrid>
    <Skeleton variant="rounded" height={280} />
  </Stack>
);

/** Says nothing while mail flows. A quote that never arrives is a customer lost, so trouble comes first on the page. */
function MailHealth({ data }: { data: DashboardData }) {
  const { worker, oldestPendingEmailAt } = data;
  if (!worker.alive) {
    return (
      <Alert severity="error" variant="filled">
        <AlertTitle>El envío de correos está detenido</AlertTitle>
        {worker.lastSeenAt
          ? `El proceso que envía los correos dejó de responder ${formatAgo(worker.lastSeenAt)}. `
          : 'El proceso que envía los correos no se ha iniciado. '}
        Avise a sistemas. Ninguna cotización se pierde: los correos saldrán cuando se reanude.
      </Alert>
    );
  }
  if (!isMailStuck(data) || !oldestPendingEmailAt) return null;
  return (
    <Alert severity="warning" sx={{ bgcolor: 'background.paper', borderLeft: 4, borderLeftColor: 'warning.main' }}>
      <AlertTitle>Hay correos atorados</AlertTitle>
      El más antiguo espera desde {formatAgo(oldestPendingEmailAt)}. Revise «Correos» para ver por qué no salen.
    </Alert>
  );
}
