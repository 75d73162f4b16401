import { CANNED_VARIABLE_NAMES, type CannedValues, cannedAnswerSchema, fillCannedAnswer } from '@flota/schemas';
import { Typography } from '@mui/material';
import { DeleteButton, useCanAccess } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useParams } from 'react-router';
import { schemaErrors } from '../../api/schema-errors.js';
import { CreateOrEdit } from '../../components/CreateOrEdit.js';
import { Section } from '../../components/Figures.js';
import { RecordForm } from '../../components/form/RecordForm.js';
import { SaveBar } from '../../components/form/SaveBar.js';
import { TextInput } from '../../components/form/TextInput.js';
import { InsertBar } from '../../components/content/InsertBar.js';

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
    <RecordForm
      schema={cannedAnswerSchema}
      defaultValues={{ name: '', text: '' }}
      validate={({ name, text }) => schemaErrors(cannedAnswerSchema, { name: name as unknown, text: text as unknown })}
      bar={<SaveBar>{!isNew && mayDelete && <DeleteButton mutationMode="pessimistic" redirect="list" />}</SaveBar>}
    >
      <Section title="Respuesta preparada">
        <TextInput
          source="name"
          label="Nombre"
          isRequired
          helperText="Solo lo ve su equipo: por él se busca al responder."
        />
        <InsertBar
          name="Datos que puede usar"
          hint="Datos que se llenan solos al usarla; se escriben donde está el cursor:"
          names={CANNED_VARIABLE_NAMES}
          into={['text']}
        />
        <TextInput source="text" label="Texto" isRequired multiline minRows={6} helperText={false} />
      </Section>
      <Section title="Cómo se lee">
        <Preview />
      </Section>
    </RecordForm>
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
