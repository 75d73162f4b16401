import { type AdminRecord, CONTENT } from '@flota/schemas';
import { FormControlLabel, FormHelperText, Radio, RadioGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { SelectInput, useInput, useRecordContext, ValidationError } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { choicesOf } from '../../components/choices.js';
import { useContentForm, type OwnPieces } from '../../components/content/content-form.js';
import { FormGroup } from '../../components/content/FormLayout.js';
import { UploadArea } from '../../components/pictures/UploadArea.js';
import { PDF_RULES, useUpload } from '../../components/pictures/use-upload.js';

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
  const { readOnly } = useContentForm();
  const saved = useRecordContext<AdminRecord<(typeof CONTENT)['documents']>>();
  const { field, fieldState } = useInput<string | null>({ source: 'fileId', defaultValue: null });
  const [uploaded, setUploaded] = useState<{ id: string; size: number }>();
  const { upload, sending, problem } = useUpload(PDF_RULES, (file) => {
    setUploaded(file);
    field.onChange(file.id);
  });
  return (
    <>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {fileText(field.value as string | null, saved, uploaded)}
      </Typography>
      {!readOnly && (
        <UploadArea
          label={field.value ? 'Cambiar el PDF' : 'Subir un PDF'}
          hint="PDF sin contraseña, de hasta 10 MB."
          types={PDF_RULES.types}
          sending={sending}
          problem={problem}
          onFile={(file) => void upload(file)}
        />
      )}
      {fieldState.error?.message && (
        <FormHelperText error>
          <ValidationError error={fieldState.error.message} />
        </FormHelperText>
      )}
    </>
  );
}

const kilobytes = (size: number) => `${Math.max(1, Math.round(size / 1024)).toLocaleString('es-MX')} KB`;

interface SavedFile {
  fileId: string | null;
  fileSize: number | null;
}

/** Which PDF the form holds: the saved one, one just uploaded, or none. */
function fileText(fileId: string | null, saved?: SavedFile, uploaded?: { id: string; size: number }): string {
  if (!fileId) return 'Todavía no hay PDF.';
  if (uploaded?.id === fileId) return `PDF nuevo de ${kilobytes(uploaded.size)}. Se publica al guardar.`;
  return saved?.fileSize ? `PDF actual de ${kilobytes(saved.fileSize)}.` : 'PDF actual.';
}

export default { inputs: { fileId: DocumentFileInput } } satisfies OwnPieces<(typeof CONTENT)['documents']>;
