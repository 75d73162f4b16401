import { apiKeyRotationSchema, type NewWebhook, OVERLAP_HOURS } from '@flota/schemas';
import { Typography } from '@mui/material';
import { useState } from 'react';
import { SelectInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { http } from '../../api/client.js';
import { DialogFormButton } from '../../components/DialogForm.js';
import { SecretShown } from './SecretShown.js';

const OVERLAP_CHOICES = Object.entries(OVERLAP_HOURS).map(([hours, name]) => ({ id: Number(hours), name }));

/** Another secret, with both in force for a while. */
export function SecretButton({ id }: { id: string }) {
  const [made, setMade] = useState<NewWebhook>();
  return (
    <>
      <DialogFormButton
        button={{ variant: 'outlined', children: 'Crear otro secreto' }}
        title="Crear otro secreto"
        submit="Crear y ver el secreto"
        done="Secreto creado."
        defaultValues={{ overlapHours: 24 }}
        schema={apiKeyRotationSchema}
        read={({ overlapHours }: FieldValues) => ({ overlapHours: overlapHours as number })}
        send={(body) => http.json<NewWebhook>(`/api/admin/delivery-targets/${id}/secrets`, { method: 'POST', body })}
        onDone={setMade}
      >
        <Typography sx={{ mb: 2 }}>
          Mientras el otro sistema cambia de secreto, cada evento lleva las dos firmas.
        </Typography>
        <SelectInput
          source="overlapHours"
          label="El secreto anterior firma todavía"
          choices={OVERLAP_CHOICES}
          isRequired
        />
      </DialogFormButton>
      {made && <SecretShown made={made} onKept={() => setMade(undefined)} />}
    </>
  );
}
