import { Typography } from '@mui/material';
import { type AdminSigningSettings, signingSettingsSchema } from '@flota/schemas';
import { TextInput, useCanAccess, useGetOne } from 'react-admin';
import { http } from '../../api/client.js';
import { DialogFormButton } from '../../components/DialogForm.js';

const PATH = '/api/admin/signing-settings/1';

/** Who signs for the lender; an administrator says who. */
export function Representative() {
  const { data: settings } = useGetOne<AdminSigningSettings>('signing-settings', { id: '1' });
  const { canAccess } = useCanAccess({ resource: 'signing-settings', action: 'edit' });
  if (!settings) return null;
  const { representativeEmail, representativeName, representativeRfc, updatedAt } = settings;
  const said = representativeName ? `Representante: ${representativeName}` : 'Representante: sin definir';
  if (!canAccess) {
    return (
      <Typography variant="body2" color="textSecondary" sx={{ alignSelf: 'center' }}>
        {said}
      </Typography>
    );
  }
  return (
    <DialogFormButton
      button={{ size: 'small', children: said }}
      title="Quién firma por la financiera"
      submit="Guardar"
      done="Firmará lo que se pida desde ahora."
      defaultValues={{ representativeEmail, representativeName, representativeRfc }}
      schema={signingSettingsSchema}
      read={(values) => ({
        representativeName: String(values.representativeName ?? ''),
        representativeRfc: String(values.representativeRfc ?? ''),
        representativeEmail: String(values.representativeEmail ?? ''),
      })}
      send={(body) => http.json<AdminSigningSettings>(PATH, { method: 'PATCH', body: { ...body, updatedAt } })}
      now={representativeName}
    >
      <TextInput source="representativeName" label="Nombre" helperText="Déjelos vacíos si nadie más firma." />
      <TextInput source="representativeRfc" label="RFC" helperText="El de su e.firma." />
      <TextInput
        source="representativeEmail"
        label="Correo electrónico"
        helperText="Ahí recibe cada documento por firmar."
      />
    </DialogFormButton>
  );
}
