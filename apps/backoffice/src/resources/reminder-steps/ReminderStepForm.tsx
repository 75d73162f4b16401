import {
  type AdminReminderStepDetail,
  PERSON_TYPE_NAMES,
  REMINDER_AGE_NAMES,
  REMINDER_AUTOMATIC_NAMES,
  REMINDER_DAYS,
  REMINDER_VARIABLE_NAMES,
  REMINDER_WAY_NAMES,
  reminderStepSchema,
} from '@flota/schemas';
import { Box, Typography } from '@mui/material';
import {
  BooleanInput,
  CheckboxGroupInput,
  NumberInput,
  SelectInput,
  useCanAccess,
  useRecordContext,
} from 'react-admin';
import { schemaErrors } from '../../api/schema-errors.js';
import { CreateOrEdit } from '../../components/CreateOrEdit.js';
import { choicesOf } from '../../components/choices.js';
import { Section } from '../../components/Figures.js';
import { InsertBar } from '../../components/content/InsertBar.js';
import { RecordForm } from '../../components/form/RecordForm.js';
import { SaveBar } from '../../components/form/SaveBar.js';
import { TextInput } from '../../components/form/TextInput.js';
import { ReminderPreview } from './ReminderPreview.js';
import { ReminderVersions } from './ReminderVersions.js';
import { NEW_STEP, readStep, sideOf } from './step-form.js';

const SIDES = choicesOf({ before: 'días antes de que venza', late: 'días de atraso' });

/** A step of the reminders: when, by what, whom, in which words, and whom it would tell today. */
export default function ReminderStepForm() {
  return (
    <CreateOrEdit read={readStep}>
      <StepForm />
    </CreateOrEdit>
  );
}

function StepForm() {
  const { canAccess: mayEdit = false } = useCanAccess({ resource: 'reminder-steps', action: 'edit' });
  const record = useRecordContext<AdminReminderStepDetail>();
  return (
    <RecordForm
      schema={reminderStepSchema}
      defaultValues={record ? sideOf(record) : NEW_STEP}
      validate={(values) => {
        const { days, ...errors } = schemaErrors(reminderStepSchema, readStep(values));
        return { ...errors, ...(days && { distance: days }) };
      }}
      bar={mayEdit && <SaveBar />}
    >
      <When />
      <Whom />
      <Text />
      {mayEdit && <ReminderPreview id={record?.id ?? null} />}
      {record && 'versions' in record && <ReminderVersions versions={record.versions} />}
    </RecordForm>
  );
}

const row = { display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } };

const When = () => (
  <Section title="Cuándo y por dónde">
    <TextInput source="name" label="Nombre" isRequired helperText="Solo lo ve su equipo." />
    <Box sx={row}>
      <NumberInput source="distance" label="Cuántos días" isRequired min={1} max={REMINDER_DAYS.to} step={1} />
      <SelectInput source="side" label="Antes o después" choices={SIDES} isRequired />
    </Box>
    <NumberInput
      source="position"
      label="Turno entre los del mismo día"
      isRequired
      min={1}
      max={99}
      step={1}
      helperText="Si varios pasos caen el mismo día, avisa el primero que le corresponda; los demás callan."
    />
    <CheckboxGroupInput
      source="ways"
      label="Por dónde"
      choices={choicesOf(REMINDER_WAY_NAMES)}
      helperText="De estos, solo los que el cliente eligió en su perfil."
    />
    <BooleanInput source="active" label="Activo" />
  </Section>
);

const Whom = () => (
  <Section title="A quién">
    <Box sx={row}>
      <TextInput
        source="amountFrom"
        label="Si le falta pagar desde (MXN)"
        helperText="Vacío: desde cualquier importe."
      />
      <TextInput source="amountTo" label="Si le falta pagar hasta (MXN)" helperText="Vacío: hasta cualquier importe." />
    </Box>
    <CheckboxGroupInput
      source="ages"
      label="Antigüedad del atraso"
      choices={choicesOf(REMINDER_AGE_NAMES)}
      helperText="Sin marcar: cualquiera."
    />
    <CheckboxGroupInput
      source="personTypes"
      label="Tipo de persona"
      choices={choicesOf(PERSON_TYPE_NAMES)}
      helperText="Sin marcar: cualquiera."
    />
    <SelectInput source="automatic" label="Pago automático" choices={choicesOf(REMINDER_AUTOMATIC_NAMES)} isRequired />
    <BooleanInput source="waitsForPromise" label="Callar mientras tenga una promesa de pago abierta" />
  </Section>
);

const Text = () => (
  <Section title="Texto del correo">
    <InsertBar
      name="Datos que puede usar"
      hint="Datos que se llenan solos, en el asunto y en el texto; se escriben donde está el cursor:"
      names={REMINDER_VARIABLE_NAMES}
      into={['subject', 'body']}
    />
    <TextInput source="subject" label="Asunto" helperText="Vacío, con el texto vacío: se dice lo de siempre." />
    <TextInput
      source="body"
      label="Texto"
      multiline
      minRows={5}
      helperText="Una línea vacía separa párrafos. Debajo van siempre los importes y cómo pagar."
    />
    <Typography variant="body2" color="textSecondary">
      Por teléfono y notificación se dice el texto aprobado de Mensajes.
    </Typography>
  </Section>
);
