import { type AdminDeskSettings, deskSettingsSchema } from '@flota/schemas';
import { TextInput } from 'react-admin';
import { SettingButton } from '../../components/SettingButton.js';
import { plainAmount } from '../../components/typed-figures.js';
import { formatMoney } from '../../i18n/format.js';

/** From which amount on the desk takes two people; an administrator changes it. */
export const ApprovalLimit = () => (
  <SettingButton<AdminDeskSettings>
    resource="desk-settings"
    title="Límite de autorización"
    done="El límite cambió para lo que se pida desde ahora."
    schema={deskSettingsSchema}
    said={({ approvalLimit }) => `Límite: ${formatMoney(approvalLimit)}`}
    defaultValues={({ approvalLimit }) => ({ approvalLimit })}
    read={({ approvalLimit }) => ({ approvalLimit: plainAmount(approvalLimit) })}
  >
    <TextInput
      source="approvalLimit"
      label="Con más de (MXN)"
      helperText="Lo que mueva más dinero espera a que otra persona lo autorice."
      isRequired
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
    />
  </SettingButton>
);
