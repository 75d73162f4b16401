import { type AdminConversationSettings, conversationSettingsSchema } from '@flota/schemas';
import { TextInput } from 'react-admin';
import { WorkingDayInputs } from '../../../components/answer-clock/WorkingDayInputs.js';
import { SettingButton } from '../../../components/SettingButton.js';

/** In how many working hours customers have to be answered; an administrator changes it. */
export const AnswerSettings = () => (
  <SettingButton<AdminConversationSettings>
    resource="conversation-settings"
    title="En cuánto tiempo se responde a los clientes"
    done="Vale para los mensajes que lleguen desde ahora."
    schema={conversationSettingsSchema}
    said={({ firstAnswerHours, nextAnswerHours }) =>
      `Responder en ${firstAnswerHours} h hábiles; las siguientes, en ${nextAnswerHours} h`
    }
    defaultValues={({ firstAnswerHours, nextAnswerHours, opensAt, closesAt }) => ({
      firstAnswerHours,
      nextAnswerHours,
      opensAt,
      closesAt,
    })}
    read={(values) => ({
      firstAnswerHours: Number(values.firstAnswerHours),
      nextAnswerHours: Number(values.nextAnswerHours),
      opensAt: values.opensAt as string,
      closesAt: values.closesAt as string,
    })}
  >
    <TextInput
      source="firstAnswerHours"
      label="Horas hábiles para la primera respuesta"
      helperText="Cuentan de lunes a viernes, sin los días de descanso obligatorio."
      isRequired
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
    />
    <TextInput
      source="nextAnswerHours"
      label="Horas hábiles para cada respuesta siguiente"
      helperText="Desde que el cliente vuelve a escribir."
      isRequired
      slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
    />
    <WorkingDayInputs />
  </SettingButton>
);
