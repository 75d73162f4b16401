import { bankAccountWriteSchema } from '@flota/schemas';
import { Box } from '@mui/material';
import { useState } from 'react';
import { BooleanInput, SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { choicesOf } from '../../../components/choices.js';
import { CreateOrEdit } from '../../../components/CreateOrEdit.js';
import { FieldPair } from '../../../components/content/FormLayout.js';
import { Section } from '../../../components/Figures.js';
import { RecordForm } from '../../../components/form/RecordForm.js';
import { TextInput } from '../../../components/form/TextInput.js';
import { FORMAT_NAMES } from '../looks.js';
import { accountDefaults, accountErrors, readAccount } from './account-form.js';
import { MappingInputs } from './MappingInputs.js';
import { MappingPreview } from './MappingPreview.js';

/** An account and how its bank writes its files, tried on one while it is described. */
const AccountForm = () => (
  <CreateOrEdit read={readAccount}>
    <Form />
  </CreateOrEdit>
);
export default AccountForm;

const Form = () => (
  <RecordForm schema={bankAccountWriteSchema} defaultValues={accountDefaults} validate={accountErrors}>
    <Parts />
  </RecordForm>
);

function Parts() {
  const [file, setFile] = useState<File>();
  const [headings, setHeadings] = useState<readonly string[]>([]);
  const isCsv = useWatch({ name: 'format' }) === 'csv';
  return (
    <>
      <Section title="Cuenta">
        <FieldPair>
          <TextInput
            source="name"
            label="Nombre"
            isRequired
            helperText="Como la conoce su equipo, por ejemplo Concentradora."
          />
          <TextInput source="bank" label="Banco" isRequired helperText={false} />
          <TextInput
            source="clabe"
            label="CLABE"
            isRequired
            helperText={false}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
          <SelectInput
            source="format"
            label="Formato de sus archivos"
            choices={choicesOf(FORMAT_NAMES)}
            isRequired
            helperText={false}
          />
        </FieldPair>
        <BooleanInput source="active" label="Recibe archivos" helperText={false} />
      </Section>
      {isCsv && (
        <Section title="Cómo escribe el banco su CSV">
          <MappingInputs headings={headings} />
        </Section>
      )}
      <Section title="Probar con un archivo">
        <Box sx={{ minWidth: 0 }}>
          <MappingPreview file={file} onFile={setFile} onHeadings={setHeadings} />
        </Box>
      </Section>
    </>
  );
}
