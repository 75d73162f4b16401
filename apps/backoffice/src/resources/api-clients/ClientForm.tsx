import Add from '@mui/icons-material/AddOutlined';
import { Box } from '@mui/material';
import { type AdminApiClient, apiClientChangeSchema, apiClientSchema, type NewApiKey } from '@flota/schemas';
import { useState } from 'react';
import { CheckboxGroupInput, DateInput, NumberInput, TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { http } from '../../api/client.js';
import { DialogFormButton } from '../../components/DialogForm.js';
import { KeyShown } from './KeyShown.js';
import { SCOPE_CHOICES } from './scope-names.js';

const read = ({ name, scopes, requestsPerMinute, lastDay }: FieldValues) => ({
  name: typeof name === 'string' ? name : '',
  scopes: Array.isArray(scopes) ? (scopes as string[]) : [],
  requestsPerMinute: requestsPerMinute as number,
  lastDay: typeof lastDay === 'string' && lastDay !== '' ? lastDay : null,
});

const Inputs = () => (
  <>
    <TextInput source="name" label="Nombre del sistema" helperText="Por ejemplo, Contabilidad." isRequired />
    <CheckboxGroupInput
      source="scopes"
      label="Lo que puede hacer"
      choices={SCOPE_CHOICES}
      helperText="Solo lo que necesita: la llave vale para quien la tenga. Leer clientes incluye sus datos personales."
      row={false}
      sx={{ '& .MuiFormGroup-root': { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' } } }}
    />
    <DateInput source="lastDay" label="Sirve hasta el" helperText="Ese día incluido. Vacío: no vence." />
    <NumberInput source="requestsPerMinute" label="Solicitudes por minuto" min={1} step={1} isRequired />
  </>
);

/** The key is shown once it is made. */
export function CreateButton() {
  const [made, setMade] = useState<NewApiKey>();
  return (
    <Box sx={{ mt: 2 }}>
      <DialogFormButton
        button={{ variant: 'contained', startIcon: <Add />, children: 'Crear cliente' }}
        title="Crear un cliente de la API"
        submit="Crear y ver su llave"
        done="Cliente creado."
        defaultValues={{ name: '', scopes: [], requestsPerMinute: 600, lastDay: null }}
        schema={apiClientSchema}
        read={read}
        send={(body) => http.json<NewApiKey>('/api/admin/api-clients', { method: 'POST', body })}
        onDone={setMade}
      >
        <Inputs />
      </DialogFormButton>
      {made && <KeyShown made={made} onKept={() => setMade(undefined)} />}
    </Box>
  );
}

export const ChangeButton = ({ client }: { client: AdminApiClient }) => (
  <DialogFormButton
    button={{ variant: 'outlined', children: 'Cambiar' }}
    title={`Cambiar ${client.name}`}
    submit="Guardar"
    done="Guardado. Ya cuenta para sus llaves."
    defaultValues={{
      name: client.name,
      scopes: client.scopes,
      requestsPerMinute: client.requestsPerMinute,
      lastDay: client.lastDay,
    }}
    schema={apiClientChangeSchema}
    read={(values: FieldValues) => ({ ...read(values), updatedAt: client.updatedAt })}
    send={(body) => http.send(`/api/admin/api-clients/${client.id}`, { method: 'PATCH', body })}
  >
    <Inputs />
  </DialogFormButton>
);
