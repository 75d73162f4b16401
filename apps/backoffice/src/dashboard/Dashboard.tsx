import type { DashboardData } from '@flota/schemas';
import { Alert, AlertTitle, Box, Stack, Typography } from '@mui/material';
import { Title, useCanAccess } from 'react-admin';
import { OpeningNotice } from '../components/opening/OpeningNotice.js';
import { Section } from '../components/Figures.js';
import { LoadFailure } from '../components/LoadFailure.js';
import { formatCount, formatAgo } from '../i18n/format.js';
import { useAllOwnTasks } from '../components/tasks/own-tasks.js';
import { OwnTasks } from '../components/tasks/OwnTasks.js';
import { useDashboard, isMailStuck } from './dashboard-data.js';
import { ContentAgenda } from './content/ContentAgenda.js';
import { ArrearsByAge } from './ArrearsByAge.js';
import { Columns, Placeholder } from './Columns.js';
import { MoneyByMonth } from './money/MoneyByMonth.js';
import { QuotesByDay } from './QuotesByDay.js';
import { SalesThisMonth } from './sales/SalesThisMonth.js';
import { Tile } from './Tile.js';
import { ToDo } from './ToDo.js';

export default function Dashboard() {
  const { data, error, refetch } = useDashboard();
  return (
    <Box component="section" sx={{ pt: 2 }}>
      <Title title="Inicio" />
      {data ? (
        <Summary data={data} />
      ) : error ? (
        <LoadFailure title="No pudimos cargar el resumen" error={error} retry={() => void refetch()} />
      ) : (
        <Placeholder />
      )}
    </Box>
  );
}

function Summary({ data }: { data: DashboardData }) {
  const { canAccess: seesContent } = useCanAccess({ resource: 'content-agenda', action: 'show' });
  // The server's days: midnight may have passed since they were counted.
  const [firstDay = '', today = ''] = [data.quotesLast7Days[0]?.date, data.quotesLast7Days.at(-1)?.date];
  const tasks = useAllOwnTasks();
  const week = data.quotesLast7Days.reduce((sum, { count }) => sum + count, 0);
  return (
    <Stack spacing={2}>
      <OpeningNotice />
      <MailHealth data={data} />
      {data.scanner === 'away' && <ScannerAway />}
      <Columns>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <OwnTasks own={tasks} />
          <ToDo data={data} />
          <MoneyByMonth />
          {seesContent && <ContentAgenda />}
        </Stack>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <Section title="Cotizaciones">
            <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, mb: 3 }}>
              <Tile
                label="Cotizaciones hoy"
                value={data.quotesToday}
                resource="quotes"
                filter={{ createdFrom: today, createdTo: today }}
              />
              <Tile
                label="En 7 días"
                value={week}
                resource="quotes"
                filter={{ createdFrom: firstDay, createdTo: today }}
              />
            </Box>
            {week === 0 ? (
              <Typography color="textSecondary">No hubo cotizaciones en estos días.</Typography>
            ) : (
              <QuotesByDay days={data.quotesLast7Days} caption={`${formatCount(week)} cotizaciones en 7 días`} />
            )}
          </Section>
          <SalesThisMonth sales={data.sales} />
          <Section title="Contratos con atraso">
            <ArrearsByAge data={data} />
          </Section>
        </Stack>
      </Columns>
      {data.scanner === 'off' && (
        <Typography variant="body2" color="textSecondary">
          Los archivos que envían clientes y visitantes no pasan por un antivirus: no hay uno configurado. Ábralos solo
          en equipos con protección.
        </Typography>
      )}
    </Stack>
  );
}

const ScannerAway = () => (
  <Alert severity="error" variant="filled">
    <AlertTitle>El antivirus no responde</AlertTitle>
    Mientras tanto no se recibe ningún archivo, ni de clientes ni de la oficina. Avise a sistemas.
  </Alert>
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
