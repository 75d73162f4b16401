import { Box, Chip, Divider, Stack, Typography } from '@mui/material';
import {
  type AdminApiClient,
  type AdminApiKey,
  apiKeyRotationSchema,
  type NewApiKey,
  OVERLAP_HOURS,
} from '@flota/schemas';
import { useState } from 'react';
import { SelectInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { http } from '../../api/client.js';
import { ConfirmedButton } from '../../components/ConfirmedButton.js';
import { DialogFormButton } from '../../components/DialogForm.js';
import { formatInstant } from '../../i18n/format.js';
import { KeyShown } from './KeyShown.js';
import { useAct } from './use-act.js';

const ENDED_SHOWN = 3;

/** What counts, then some of what did. */
export function Keys({ client }: { client: AdminApiClient }) {
  const live = client.keys.filter(({ state }) => state !== 'ended');
  const ended = client.keys.filter(({ state }) => state === 'ended').slice(0, ENDED_SHOWN);
  return (
    <Stack divider={<Divider />} spacing={1.5}>
      {[...live, ...ended].map((key) => (
        <Key key={key.id} clientId={client.id} apiKey={key} isLast={live.length === 1} />
      ))}
      {client.state !== 'revoked' && <RotateButton id={client.id} />}
    </Stack>
  );
}

function Key({ clientId, apiKey, isLast }: { clientId: string; apiKey: AdminApiKey; isLast: boolean }) {
  const act = useAct();
  const { id, shown, state, expiresAt, lastUsedAt, createdAt } = apiKey;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, justifyContent: 'space-between', flexWrap: 'wrap' }}>
      <Box sx={{ minWidth: 0, flex: '1 1 220px' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography component="span" sx={{ fontFamily: 'monospace', fontWeight: 600, overflowWrap: 'anywhere' }}>
            {shown}
          </Typography>
          {state === 'overlapping' && (
            <Chip size="small" variant="outlined" color="warning" label="La reemplaza otra" />
          )}
          {state === 'ended' && <Chip size="small" variant="outlined" label="Ya no sirve" />}
        </Box>
        <Typography variant="body2" color="textSecondary">
          Creada el {formatInstant(createdAt)}.{' '}
          {lastUsedAt ? `Usada por última vez el ${formatInstant(lastUsedAt)}.` : 'Sin usar.'}
          {state === 'overlapping' && expiresAt && ` Sirve hasta el ${formatInstant(expiresAt)}.`}
        </Typography>
      </Box>
      {state !== 'ended' && (
        <ConfirmedButton
          color="error"
          title={`¿Revocar la llave ${shown}?`}
          content={
            isLast
              ? 'Es la única que sirve: el sistema deja de entrar de inmediato y hasta que le dé otra. No se puede deshacer.'
              : 'Quien la use deja de entrar de inmediato. No se puede deshacer.'
          }
          confirm="Revocar"
          aria-label={`Revocar la llave ${shown}`}
          onConfirm={() => void act('DELETE', `${clientId}/keys/${id}`, 'Llave revocada.')}
        >
          Revocar
        </ConfirmedButton>
      )}
    </Box>
  );
}

const OVERLAP_CHOICES = Object.entries(OVERLAP_HOURS).map(([hours, name]) => ({ id: Number(hours), name }));

function RotateButton({ id }: { id: string }) {
  const [made, setMade] = useState<NewApiKey>();
  return (
    <Box>
      <DialogFormButton
        button={{ variant: 'outlined', children: 'Crear otra llave' }}
        title="Crear otra llave"
        submit="Crear y ver la llave"
        done="Llave creada."
        defaultValues={{ overlapHours: 24 }}
        schema={apiKeyRotationSchema}
        read={({ overlapHours }: FieldValues) => ({ overlapHours: overlapHours as number })}
        send={(body) => http.json<NewApiKey>(`/api/admin/api-clients/${id}/keys`, { method: 'POST', body })}
        onDone={setMade}
      >
        <Typography sx={{ mb: 2 }}>
          Mientras cambia la llave en su sistema sirven las dos. Abajo de cada una dice cuándo se usó por última vez.
        </Typography>
        <SelectInput
          source="overlapHours"
          label="La llave anterior sirve todavía"
          choices={OVERLAP_CHOICES}
          isRequired
        />
      </DialogFormButton>
      {made && <KeyShown made={made} onKept={() => setMade(undefined)} />}
    </Box>
  );
}
