import type { WebhookTest } from '@flota/schemas';
import { Alert, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { http } from '../../api/client.js';
import { useTask } from '../../components/use-task.js';
import { formatCount } from '../../i18n/format.js';

/** Sends an event that tells of nothing, and says how it went. */
export function TestButton({ id }: { id: string }) {
  const { busy, run } = useTask();
  const [outcome, setOutcome] = useState<WebhookTest>();
  const test = () =>
    run(async () => {
      setOutcome(undefined);
      setOutcome(await http.json<WebhookTest>(`/api/admin/delivery-targets/${id}/test`, { method: 'POST' }));
    });
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Button variant="outlined" loading={busy} loadingPosition="start" onClick={() => void test()}>
        Enviar un evento de prueba
      </Button>
      <div aria-live="polite">{outcome && <Outcome outcome={outcome} />}</div>
    </Stack>
  );
}

function Outcome({ outcome: { arrived, status, durationMs, error } }: { outcome: WebhookTest }) {
  const answer = status === null ? '' : ` Respondió ${status}.`;
  return (
    <Alert severity={arrived ? 'success' : 'error'}>
      {arrived ? 'Llegó.' : `No llegó. ${error ?? ''}`}
      {answer} Tardó {formatCount(durationMs)} ms.
    </Alert>
  );
}
