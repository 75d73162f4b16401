import { Alert, Box, Button, Chip, Divider, Stack, Typography } from '@mui/material';
import type { StaffSessions } from '@flota/schemas';
import { useQuery } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { http } from '../api/client.js';
import { problemOf } from './problem-of.js';

const moment = new Intl.DateTimeFormat('es-MX', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Mexico_City',
});

/** Where somebody is signed in, and ending it. */
export function SessionList({ path, endAll }: { path: string; endAll: string }) {
  const notify = useNotify();
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => http.json<StaffSessions>(path, { signal }),
  });
  const end = async (address: string, done: string) => {
    try {
      await http.send(address, { method: 'DELETE' });
      notify(done, { type: 'success' });
    } catch (error) {
      notify(problemOf(error), { type: 'error' });
    }
    await refetch();
  };

  if (isPending) return <Typography color="textSecondary">Cargando…</Typography>;
  if (isError) {
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>Reintentar</Button>}>
        No pudimos leer las sesiones.
      </Alert>
    );
  }
  if (data.sessions.length === 0) return <Typography color="textSecondary">No hay ninguna sesión abierta.</Typography>;
  return (
    <Stack spacing={1.5} divider={<Divider />}>
      {data.sessions.map(({ id, device, address, place, startedAt, lastUsedAt, current }) => (
        <Box
          key={id}
          sx={{ display: 'flex', alignItems: 'center', gap: 2, justifyContent: 'space-between', flexWrap: 'wrap' }}
        >
          <Box sx={{ minWidth: 0, flex: '1 1 220px' }}>
            <Typography sx={{ fontWeight: 600 }}>
              {device} {current && <Chip size="small" label="Esta sesión" sx={{ ml: 0.5 }} />}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {[place, address].filter(Boolean).join(' · ') || 'Dirección desconocida'}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              Usada el {moment.format(new Date(lastUsedAt))}; abierta el {moment.format(new Date(startedAt))}
            </Typography>
          </Box>
          {!current && (
            <Button
              onClick={() => void end(`${path}/${id}`, 'Sesión cerrada.')}
              aria-label={`Cerrar la sesión de ${device}`}
            >
              Cerrar
            </Button>
          )}
        </Box>
      ))}
      {data.sessions.some(({ current }) => !current) && (
        <Box>
          <Button variant="outlined" onClick={() => void end(path, 'Sesiones cerradas.')}>
            {endAll}
          </Button>
        </Box>
      )}
    </Stack>
  );
}
