import Add from '@mui/icons-material/AddOutlined';
import { Box } from '@mui/material';
import { type AdminDeliveryTarget, type NewWebhook, webhookChangeSchema, webhookSchema } from '@flota/schemas';
import { useState } from 'react';
import { BooleanInput, CheckboxGroupInput, TextInput, useCanAccess } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { http } from '../../api/client.js';
import { DialogFormButton } from '../../components/DialogForm.js';
import { EVENT_CHOICES } from '../../components/states/deliveries.js';
import { SecretShown } from './SecretShown.js';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const read = ({ name, url, types }: FieldValues) => ({
  name: text(name),
  url: text(url),
  types: Array.isArray(types) ? (types as string[]) : [],
});

const Inputs = () => (
  <>
    <TextInput source="name" label="Nombre" helperText="Por ejemplo, Contabilidad." isRequired />
    <TextInput
      source="url"
      label="Dirección que recibe los eventos"
      type="url"
      helperText="Empieza con https://. Se la da quien atiende el otro sistema."
      isRequired
    />
    <CheckboxGroupInput
      source="types"
      label="Eventos"
      choices={EVENT_CHOICES}
      helperText="Llevan folios, importes y estados, nunca datos personales."
      row={false}
      sx={{ '& .MuiFormGroup-root': { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' } } }}
    />
  </>
);

/** The secret is shown once it is made. */
export function CreateButton() {
  const { canAccess } = useCanAccess({ resource: 'delivery-targets', action: 'create' });
  const [made, setMade] = useState<NewWebhook>();
  if (!canAccess) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <DialogFormButton
        button={{ variant: 'contained', startIcon: <Add />, children: 'Crear webhook' }}
        title="Crear un webhook"
        submit="Crear y ver su secreto"
        done="Webhook creado."
        defaultValues={{ name: '', url: '', types: [] }}
        schema={webhookSchema}
        read={read}
        send={(body) => http.json<NewWebhook>('/api/admin/delivery-targets', { method: 'POST', body })}
        onDone={setMade}
      >
        <Inputs />
      </DialogFormButton>
      {made && <SecretShown made={made} onKept={() => setMade(undefined)} />}
    </Box>
  );
}

export const ChangeButton = ({ target }: { target: AdminDeliveryTarget }) => (
  <DialogFormButton
    button={{ variant: 'outlined', children: 'Cambiar' }}
    title={`Cambiar ${target.name}`}
    submit="Guardar"
    done="Guardado."
    defaultValues={{ name: target.name, url: target.url, types: target.types, isOn: target.isOn }}
    schema={webhookChangeSchema}
    read={(values: FieldValues) => ({
      ...read(values),
      isOn: values['isOn'] === true,
      updatedAt: target.updatedAt,
    })}
    send={(body) => http.send(`/api/admin/delivery-targets/${target.id}`, { method: 'PATCH', body })}
  >
    <BooleanInput
      source="isOn"
      label="Encendido"
      helperText="Apagado no recibe nada; lo que espera se entrega cuando lo encienda."
    />
    <Inputs />
  </DialogFormButton>
);
