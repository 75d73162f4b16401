import { type AdminLeadSettings, leadSettingsSchema } from '@flota/schemas';
import { BooleanInput, TextInput } from 'react-admin';
import { WorkingDayInputs } from '../../../components/answer-clock/WorkingDayInputs.js';
import { SettingButton } from '../../../components/SettingButton.js';

/** In how many working hours somebody has to answer; an administrator changes it. */
export const AnswerSettings = () => (
  <SettingButton<AdminLeadSettings>
    resource="lead-settings"
    title="Cómo se atienden las solicitudes"
    done="Vale para las solicitudes que lleguen desde ahora."
    schema={leadSettingsSchema}
    said={({ answerHours }) => `Responder en ${answerHours} h hábiles`}
    defaultValues={({ answerHours, opensAt, closesAt, sharesInTurn }) => ({
      answerHours,
      opensAt,
      closesAt,
      sharesInTurn,
    })}
    read={(values) => ({
      answerHours: Number(values.answerHours),
      opensAt: values.opensAt as string,
      closesAt: values.closesAt as string,
      sharesInTurn: values.sharesInTurn === true,
    })}
  >
    <TextInput
      source="answerHours"
      label="Horas hábiles para responder"
      helperText="Cuentan de lunes a viernes, sin los días de descanso obligatorio."
      isRequired
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
    />
    <WorkingDayInputs />
    <BooleanInput
      source="sharesInTurn"
      label="Repartir las nuevas por turnos"
      helperText="Entre quienes las toman: véalos en «Turnos»."
    />
  </SettingButton>
);
