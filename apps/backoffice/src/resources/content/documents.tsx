import { type AdminRecord, CONTENT } from '@flota/schemas';
import { FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { useState } from 'react';
import { SelectInput, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { choicesOf } from '../../components/choices.js';
import { useContentForm, type OwnPieces } from '../../components/content/content-form.js';
import { FormGroup } from '../../components/content/FormLayout.js';
import { PdfFileInput } from '../../components/pictures/PdfFileInput.js';

const { template } = CONTENT.documents.fields;

type Origin = 'file' | 'template';

/** A PDF of one's own, or one that the product fills with who the lender is: never both. */
function DocumentFileInput() {
  const { readOnly } = useContentForm();
  const { getValues, setValue } = useFormContext();
  const [origin, setOrigin] = useState<Origin>(() => (getValues('template') ? 'template' : 'file'));
  const choose = (next: Origin) => {
    setOrigin(next);
    setValue(next === 'file' ? 'template' : 'fileId', null, { shouldDirty: true });
  };
  return (
    <FormGroup title="Archivo">
      <RadioGroup
        row
        aria-label="Origen del archivo"
        value={origin}
        onChange={(_, next) => choose(next as Origin)}
        sx={{ mb: 1 }}
      >
        <FormControlLabel value="file" label="Un PDF propio" control={<Radio />} disabled={readOnly} />
        <FormControlLabel value="template" label="Una plantilla del sistema" control={<Radio />} disabled={readOnly} />
      </RadioGroup>
      {origin === 'file' ? <PdfInput /> : <TemplateInput readOnly={readOnly} />}
    </FormGroup>
  );
}

const TemplateInput = ({ readOnly }: { readOnly: boolean }) => (
  <SelectInput
    source="template"
    choices={choicesOf(template.names)}
    readOnly={readOnly}
    helperText="Se llena con los datos de la empresa que están en Configuración."
  />
);

function PdfInput() {
  const saved = useRecordContext<AdminRecord<(typeof CONTENT)['documents']>>();
  return <PdfFileInput source="fileId" savedSize={saved?.fileSize ?? undefined} />;
}

export default { inputs: { fileId: DocumentFileInput } } satisfies OwnPieces<(typeof CONTENT)['documents']>;
