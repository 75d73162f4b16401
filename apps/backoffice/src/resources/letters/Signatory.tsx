import { Typography } from '@mui/material';
import { type AdminLetterSettings, letterSettingsSchema } from '@flota/schemas';
import { useCanAccess, useGetOne } from 'react-admin';
import { TextInput } from '../../components/form/TextInput.js';
import { http } from '../../api/client.js';
import { DialogFormButton } from '../../components/DialogForm.js';

/** Who signs letters from now on; an administrator changes it. */
export function Signatory() {
  const { data: settings } = useGetOne<AdminLetterSettings>('letter-settings', { id: 1 });
  const { canAccess } = useCanAccess({ resource: 'letter-settings', action: 'edit' });
  if (!settings) return null;
  const said = settings.signatory ? `Firma: ${settings.signatory}` : 'Sin firmante';
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
      title="Quién firma las cartas"
      submit="Guardar"
      done="Las cartas que se expidan desde ahora llevan esta firma."
      defaultValues={{ signatory: settings.signatory ?? '', position: settings.position ?? '' }}
      schema={letterSettingsSchema}
      read={({ signatory, position }) => ({ signatory: String(signatory ?? ''), position: String(position ?? '') })}
      send={(body) =>
        http.json<AdminLetterSettings>('/api/admin/letter-settings/1', {
          method: 'PATCH',
          body: { ...body, updatedAt: settings.updatedAt },
        })
      }
      now={said}
    >
      <TextInput
        source="signatory"
        label="Nombre"
        helperText="Vacío: las cartas dicen «Sin firma autógrafa, válida con su folio»."
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
      <TextInput
        source="position"
        label="Cargo"
        helperText="Por ejemplo: Apoderada legal."
        slotProps={{ htmlInput: { autoComplete: 'off' } }}
      />
    </DialogFormButton>
  );
}
