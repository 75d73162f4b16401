import type { AdminMessageTemplates } from '@flota/schemas';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title } from 'react-admin';
import { http } from '../../api/client.js';
import { KindTemplate } from './KindTemplate.js';

const PATH = '/api/admin/message-templates';

/** By which approved template of WhatsApp each kind of message is said. */
const MessageTemplatesPage = () => {
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['message-templates'],
    queryFn: ({ signal }) => http.json<AdminMessageTemplates>(PATH, { signal }),
  });
  return (
    <Stack spacing={2} sx={{ mt: 2, maxWidth: 900 }}>
      <Title title="Plantillas de WhatsApp" />
      <Typography color="textSecondary">
        WhatsApp solo acepta mensajes que siguen una plantilla aprobada por Meta. Escriba allá una para cada aviso, con
        el texto que se muestra aquí, y elíjala cuando esté aprobada. Un aviso sin plantilla no se envía por WhatsApp.
      </Typography>
      {isPending && <Typography color="textSecondary">Cargando…</Typography>}
      {isError && (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>Reintentar</Button>}>
          No pudimos leer las plantillas.
        </Alert>
      )}
      {data && !data.available && (
        <Alert severity="info">
          WhatsApp está apagado o no contesta, y no se pueden leer sus plantillas. Revíselo en Integraciones.
        </Alert>
      )}
      {data?.kinds.map((kind) => (
        <KindTemplate key={kind.kind} kind={kind} available={data.available} onSaved={() => void refetch()} />
      ))}
    </Stack>
  );
};
export default MessageTemplatesPage;
