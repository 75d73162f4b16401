import type { AdminSmsTexts } from '@flota/schemas';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { http } from '../../api/client.js';
import { KindSms } from './KindSms.js';

const UNACCENTED = ' Los mensajes salen sin acentos, como se eligió en Integraciones.';

/** What each kind of message says by SMS, and how many parts it is. */
const SmsTextsPage = () => {
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['sms-texts'],
    queryFn: ({ signal }) => http.json<AdminSmsTexts>('/api/admin/sms-texts', { signal }),
  });
  return (
    <Stack spacing={2} sx={{ mt: 2, maxWidth: 900 }}>
      <Title title="Textos de SMS" />
      <Typography color="textSecondary">
        El operador cobra cada SMS por partes. Aquí se ve cuántas son, con datos de ejemplo, antes de guardar. Un aviso
        sale por SMS a quien lo aceptó, cuando no puede salir por WhatsApp.{data?.unaccented && UNACCENTED}
      </Typography>
      {isPending && <Typography color="textSecondary">Cargando…</Typography>}
      {isError && (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>Reintentar</Button>}>
          No pudimos leer los textos.
        </Alert>
      )}
      {data && data.opening === null && (
        <Alert severity="info">
          El SMS está apagado: por ahora nada de esto se envía. Enciéndalo en Integraciones.
        </Alert>
      )}
      {data?.texts.map((text) => (
        <KindSms key={text.kind} text={text} manner={data} onSaved={() => void refetch()} />
      ))}
    </Stack>
  );
};
export default SmsTextsPage;
