import { type AdminConnector, CONNECTOR_CATEGORIES, type ConnectorCategory } from '@flota/schemas';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, Paper, Stack, Typography } from '@mui/material';
import { Link, List, useCreatePath, useListContext } from 'react-admin';
import { ListFailure } from '../../components/NothingToShow.js';
import { formatInstant } from '../../i18n/format.js';
import { ConnectorChip, waitingText } from './state.js';

/** Every system there is, by what it is for: few enough for one page. */
const ConnectorList = () => (
  <List<AdminConnector> pagination={false} actions={false} exporter={false} component="div">
    <Typography color="textSecondary" sx={{ maxWidth: '70ch', mb: 3 }}>
      Sistemas de fuera con los que trabaja el sitio. Todo funciona sin ellos; lo que ocurra mientras uno falla se
      guarda y se le envía cuando vuelve.
    </Typography>
    <Categories />
  </List>
);
export default ConnectorList;

function Categories() {
  const { data, error } = useListContext<AdminConnector>();
  if (error) return <ListFailure />;
  const categories = Object.entries(CONNECTOR_CATEGORIES) as [ConnectorCategory, string][];
  return (
    <Stack spacing={4}>
      {categories.map(([category, name]) => {
        const connectors = (data ?? []).filter((connector) => connector.category === category);
        if (connectors.length === 0) return null;
        return (
          <section key={category} aria-label={name}>
            <Typography component="h2" variant="h6" sx={{ mb: 1.5 }}>
              {name}
            </Typography>
            <Box component="ul" sx={grid}>
              {connectors.map((connector) => (
                <ConnectorCard key={connector.id} connector={connector} />
              ))}
            </Box>
          </section>
        );
      })}
    </Stack>
  );
}

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(300px, 1fr))' },
  listStyle: 'none',
  m: 0,
  p: 0,
};

/** The whole card leads to the system; its name is what the link is called. */
function ConnectorCard({ connector }: { connector: AdminConnector }) {
  const createPath = useCreatePath();
  const { id, title, about, state, lastCall } = connector;
  const owed = waitingText(connector);
  return (
    <Paper component="li" variant="outlined" sx={card}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, width: '100%' }}>
        <Link to={createPath({ resource: 'connectors', id, type: 'show' })} sx={cover}>
          {title}
        </Link>
        <ChevronRight aria-hidden color="action" />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ flexGrow: 1 }}>
        {about}
      </Typography>
      <ConnectorChip state={state} />
      {state === 'failing' && lastCall?.explanation && <Typography variant="body2">{lastCall.explanation}</Typography>}
      {owed && <Typography variant="body2">{owed}</Typography>}
      <Typography variant="caption" color="textSecondary">
        {lastCall ? `Última llamada: ${formatInstant(lastCall.at)}` : 'Sin llamadas en los últimos 30 días'}
      </Typography>
    </Paper>
  );
}

const card = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 1,
  p: 2,
  '&:hover': { borderColor: 'primary.main' },
  '&:focus-within': { borderColor: 'primary.main' },
} as const;

const cover = { fontWeight: 600, '&::after': { content: '""', position: 'absolute', inset: 0 } } as const;
