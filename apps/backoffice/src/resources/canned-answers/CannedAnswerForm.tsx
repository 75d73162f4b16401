import { CANNED_VARIABLE_NAMES, type CannedValues, cannedAnswerSchema, fillCannedAnswer } from '@flota/schemas';
import { Box, Button, Stack, Typography } from '@mui/material';
import { DeleteButton, SaveButton, SimpleForm, TextInput, Toolbar, useCanAccess } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useParams } from 'react-router';
import { schemaErrors } from '../../api/schema-errors.js';
import { CreateOrEdit } from '../../components/CreateOrEdit.js';
import { Section } from '../../components/Figures.js';

/** Of a conversation such as they come, for the preview. */
const SAMPLE = {
  cliente: 'María Fernanda Hernández',
  contrato: 'FL-2025-000902',
  folio: 'M-5TQ2Z-8KW1N',
  atiende: 'Lucía',
} satisfies CannedValues;

/** A canned answer, with the data that it leaves open and how it reads filled in. */
export default function CannedAnswerForm() {
  const { id } = useParams();
  return (
    <CreateOrEdit>
      <Form isNew={!id} />
    </CreateOrEdit>
  );
}

function Form({ isNew }: { isNew: boolean }) {
  const { canAccess: mayDelete } = useCanAccess({ resource: 'canned-answers', action: 'delete' });
  return (
    <SimpleForm
      defaultValues={{ name: '', text: '' }}
      validate={({ name, text }) => schemaErrors(cannedAnswerSchema, { name: name as unknown, text: text as unknown })}
      warnWhenUnsavedChanges
      toolbar={
        <Toolbar sx={{ justifyContent: 'space-between' }}>
          <SaveButton alwaysEnable />
          {!isNew && mayDelete && <DeleteButton mutationMode="pessimistic" redirect="list" />}
        </Toolbar>
      }
      sx={{ p: 0, '&&': { pb: 0 } }}
    >
      <Stack spacing={2} sx={{ width: '100%', mb: 2, mt: 2 }}>
        <Section title="Respuesta preparada">
          <TextInput
            source="name"
            label="Nombre"
            isRequired
            helperText="Solo lo ve su equipo: por él se busca al responder."
            slotProps={{ htmlInput: { maxLength: 80 } }}
          />
          <TextInput source="text" label="Texto" isRequired multiline minRows={6} helperText={false} />
          <VariableButtons />
        </Section>
        <Section title="Como se lee">
          <Preview />
        </Section>
      </Stack>
    </SimpleForm>
  );
}

/** Each puts a datum at the end of the text. */
function VariableButtons() {
  const { getValues, setValue } = useFormContext<{ text: string }>();
  const add = (variable: string) =>
    setValue('text', `${getValues('text') ?? ''}{${variable}}`, { shouldDirty: true, shouldTouch: true });
  return (
    <Box sx={{ mt: 1 }}>
      <Typography variant="body2" color="textSecondary">
        Datos que se llenan solos al usarla:
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        {Object.entries(CANNED_VARIABLE_NAMES).map(([variable, name]) => (
          <Button key={variable} size="small" variant="outlined" onClick={() => add(variable)}>
            {name}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

function Preview() {
  const text: unknown = useWatch({ name: 'text' });
  return (
    <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {typeof text === 'string' && text !== '' ? fillCannedAnswer(text, SAMPLE) : 'Escriba el texto para verlo aquí.'}
    </Typography>
  );
}
