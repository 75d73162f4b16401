import { Typography } from '@mui/material';
import { type AdminDeskSettings, deskSettingsSchema } from '@flota/schemas';
import { TextInput, useCanAccess, useGetOne } from 'react-admin';
import { http } from '../../api/client.js';
import { DialogFormButton } from '../../components/DialogForm.js';
import { plainAmount } from '../../components/typed-figures.js';
import { formatMoney } from '../../i18n/format.js';

/** From which amount on the desk takes two people; an administrator changes it. */
export function ApprovalLimit() {
  const { data: settings } = useGetOne<AdminDeskSettings>('desk-settings', { id: 1 });
  const { canAccess } = useCanAccess({ resource: 'desk-settings', action: 'edit' });
  if (!settings) return null;
  const said = `Límite: ${formatMoney(settings.approvalLimit)}`;
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
      title="Límite de autorización"
      submit="Guardar"
      done="El límite cambió para lo que se pida desde ahora."
      defaultValues={{ approvalLimit: settings.approvalLimit }}
      schema={deskSettingsSchema}
      read={({ approvalLimit }) => ({ approvalLimit: plainAmount(approvalLimit) })}
      send={(body) =>
        http.json<AdminDeskSettings>('/api/admin/desk-settings/1', {
          method: 'PATCH',
          body: { ...body, updatedAt: settings.updatedAt },
        })
      }
      now={formatMoney(settings.approvalLimit)}
    >
      <TextInput
        source="approvalLimit"
        label="Con más de (MXN)"
        helperText="Lo que mueva más dinero espera a que otra persona lo autorice."
        isRequired
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      />
    </DialogFormButton>
  );
}
