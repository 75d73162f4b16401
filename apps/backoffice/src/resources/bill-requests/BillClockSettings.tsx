import { type AdminBillSettings, billSettingsSchema } from '@flota/schemas';
import { TextInput } from 'react-admin';
import { WorkingDayInputs } from '../../components/answer-clock/WorkingDayInputs.js';
import { SettingButton } from '../../components/SettingButton.js';

const STEPS = [
  ['receivedHours', 'Para tomarla en revisión', 'Desde que llega, o llega su corrección.'],
  ['reviewHours', 'Para revisarla', 'Desde que se toma en revisión.'],
  ['preparingHours', 'Para preparar y enviar la factura', 'Desde que los documentos están en orden.'],
  ['sentHours', 'Para que llegue', 'Desde que sale hacia el distribuidor, o con mensajería hacia el cliente.'],
] as const;

/** In how many working hours each step is taken; an administrator changes it. */
export const BillClockSettings = () => (
  <SettingButton<AdminBillSettings>
    resource="bill-settings"
    title="En cuánto tiempo se da cada paso"
    done="Vale para los pasos que empiecen desde ahora."
    schema={billSettingsSchema}
    said={({ receivedHours, reviewHours, preparingHours }) =>
      `Plazos en horas hábiles: tomarla en ${receivedHours}, revisarla en ${reviewHours}, prepararla en ${preparingHours}`
    }
    defaultValues={({ receivedHours, reviewHours, preparingHours, sentHours, opensAt, closesAt }) => ({
      ...{ receivedHours, reviewHours, preparingHours, sentHours },
      ...{ opensAt, closesAt },
    })}
    read={(values) => ({
      receivedHours: Number(values.receivedHours),
      reviewHours: Number(values.reviewHours),
      preparingHours: Number(values.preparingHours),
      sentHours: Number(values.sentHours),
      opensAt: values.opensAt as string,
      closesAt: values.closesAt as string,
    })}
  >
    {STEPS.map(([source, label, helperText]) => (
      <TextInput
        key={source}
        source={source}
        label={`${label} (horas hábiles)`}
        helperText={helperText}
        isRequired
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
      />
    ))}
    <WorkingDayInputs />
  </SettingButton>
);
