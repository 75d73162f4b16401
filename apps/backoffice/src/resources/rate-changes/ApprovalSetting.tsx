import { type AdminRateSettings, rateSettingsSchema } from '@flota/schemas';
import { BooleanInput } from 'react-admin';
import { SettingButton } from '../../components/SettingButton.js';

/** Whether other rates take two people; an administrator changes it. */
export const ApprovalSetting = () => (
  <SettingButton<AdminRateSettings>
    resource="rate-settings"
    title="Autorización de tasas"
    done="Vale para lo que se proponga desde ahora."
    schema={rateSettingsSchema}
    said={({ approvalNeeded }) => (approvalNeeded ? 'Las autoriza otra persona' : 'Sin segunda persona')}
    defaultValues={({ approvalNeeded }) => ({ approvalNeeded })}
    read={({ approvalNeeded }) => ({ approvalNeeded: approvalNeeded === true })}
  >
    <BooleanInput
      source="approvalNeeded"
      label="Otra persona autoriza las tasas"
      helperText="Apagado, lo que alguien propone queda programado en cuanto lo envía. Lo que ya espera sigue esperando."
    />
  </SettingButton>
);
