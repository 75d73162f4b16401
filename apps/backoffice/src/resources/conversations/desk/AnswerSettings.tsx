import { type AdminConversationSettings, conversationSettingsSchema } from '@flota/schemas';
import { Typography } from '@mui/material';
import { TextInput, useCanAccess, useGetOne } from 'react-admin';
import { http } from '../../../api/client.js';
import { DialogFormButton } from '../../../components/DialogForm.js';

/** In how many working hours customers have to be answered; an administrator changes it. */
export function AnswerSettings() {
  const { data: settings } = useGetOne<AdminConversationSettings>('conversation-settings', { id: 1 });
  const { canAccess } = useCanAccess({ resource: 'conversation-settings', action: 'edit' });
  if (!settings) return null;
  const { updatedAt, firstAnswerHours, nextAnswerHours, opensAt, closesAt } = settings;
  const said = `Responder en ${firstAnswerHours} h hábiles; las siguientes, en ${nextAnswerHours} h`;
  if (!canAccess) {
    return (
      <Typography variant="body2" color="textSecondary">
        {said}
      </Typography>
    );
  }
  return (
    <DialogFormButton
      button={{ size: 'small', children: said }}
      title="En cuánto tiempo se responde a los clientes"
      submit="Guardar"
      done="Vale para los mensajes que lleguen desde ahora."
      defaultValues={{ firstAnswerHours, nextAnswerHours, opensAt, closesAt }}
      schema={conversationSettingsSchema}
      read={(values) => ({
        firstAnswerHours: Number(values.firstAnswerHours),
        nextAnswerHours: Number(values.nextAnswerHours),
        opensAt: values.opensAt as string,
        closesAt: values.closesAt as string,
      })}
      send={(body) =>
        http.json<AdminConversationSettings>('/api/admin/conversation-settings/1', {
          method: 'PATCH',
          body: { ...body, updatedAt },
        })
      }
      now={`${said}, de ${opensAt} a ${closesAt}`}
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
      <TextInput source="opensAt" label="Se atiende desde las" helperText="Por ejemplo 09:00" isRequired />
      <TextInput source="closesAt" label="Hasta las" helperText="Por ejemplo 18:00" isRequired />
    </DialogFormButton>
  );
}
