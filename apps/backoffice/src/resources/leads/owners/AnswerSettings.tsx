import { type AdminLeadSettings, leadSettingsSchema } from '@flota/schemas';
import { Typography } from '@mui/material';
import { BooleanInput, TextInput, useCanAccess, useGetOne } from 'react-admin';
import { http } from '../../../api/client.js';
import { DialogFormButton } from '../../../components/DialogForm.js';

/** In how many working hours somebody has to answer; an administrator changes it. */
export function AnswerSettings() {
  const { data: settings } = useGetOne<AdminLeadSettings>('lead-settings', { id: 1 });
  const { canAccess } = useCanAccess({ resource: 'lead-settings', action: 'edit' });
  if (!settings) return null;
  const { updatedAt, answerHours, opensAt, closesAt, sharesInTurn } = settings;
  const said = `Responder en ${answerHours} h hábiles`;
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
      title="Cómo se atienden las solicitudes"
      submit="Guardar"
      done="Vale para las solicitudes que lleguen desde ahora."
      defaultValues={{ answerHours, opensAt, closesAt, sharesInTurn }}
      schema={leadSettingsSchema}
      read={(values) => ({
        answerHours: Number(values.answerHours),
        opensAt: values.opensAt as string,
        closesAt: values.closesAt as string,
        sharesInTurn: values.sharesInTurn === true,
      })}
      send={(body) =>
        http.json<AdminLeadSettings>('/api/admin/lead-settings/1', { method: 'PATCH', body: { ...body, updatedAt } })
      }
      now={`${answerHours} horas hábiles, de ${opensAt} a ${closesAt}`}
    >
      <TextInput
        source="answerHours"
        label="Horas hábiles para responder"
        helperText="Cuentan de lunes a viernes, sin los días de descanso obligatorio."
        isRequired
        slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
      />
      <TextInput source="opensAt" label="Se atiende desde las" helperText="Por ejemplo 09:00" isRequired />
      <TextInput source="closesAt" label="Hasta las" helperText="Por ejemplo 18:00" isRequired />
      <BooleanInput
        source="sharesInTurn"
        label="Repartir las nuevas por turnos"
        helperText="Entre quienes las toman: véalos en «Turnos»."
      />
    </DialogFormButton>
  );
}
