import type { UploadedFile } from '@flota/schemas';
import { Box, Button, FormHelperText, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { useInput, ValidationError } from 'react-admin';
import { useContentForm } from '../content/content-form.js';
import { UploadArea } from './UploadArea.js';
import { PDF_RULES, useUpload } from './use-upload.js';

interface PdfFileInputProps {
  source: string;
  /** Bytes of the one that is saved. */
  savedSize?: number;
  /** Where visitors open the one that is saved. */
  savedUrl?: string;
  /** It may be left out. */
  optional?: boolean;
}

/** An uploaded PDF, by its id. */
export function PdfFileInput({ source, savedSize, savedUrl, optional = false }: PdfFileInputProps) {
  const { readOnly } = useContentForm();
  const { field, fieldState } = useInput<string | null>({ source, defaultValue: null });
  const [saved] = useState(field.value as string | null);
  const [uploaded, setUploaded] = useState<UploadedFile>();
  const { upload, sending, share, problem } = useUpload(PDF_RULES, (file) => {
    setUploaded(file);
    field.onChange(file.id);
  });
  const chosen = field.value as string | null;
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {fileText(chosen, savedSize, uploaded)}{' '}
        {savedUrl && chosen && chosen === saved && (
          <Link href={savedUrl} target="_blank" rel="noopener">
            Ver el PDF
          </Link>
        )}
      </Typography>
      {!readOnly && (
        <UploadArea
          label={chosen ? 'Cambiar el PDF' : 'Subir un PDF'}
          hint="PDF sin contraseña, de hasta 10 MB."
          types={PDF_RULES.types}
          sending={sending}
          share={share}
          problem={problem}
          onFile={(file) => void upload(file)}
        />
      )}
      {!readOnly && optional && chosen && (
        <Button color="inherit" onClick={() => field.onChange(null)}>
          Quitar el PDF
        </Button>
      )}
      {fieldState.error?.message && (
        <FormHelperText error>
          <ValidationError error={fieldState.error.message} />
        </FormHelperText>
      )}
    </Box>
  );
}

const kilobytes = (size: number) => `${Math.max(1, Math.round(size / 1024)).toLocaleString('es-MX')} KB`;

/** Which PDF the form holds: the saved one, one just uploaded, or none. */
function fileText(fileId: string | null, savedSize?: number, uploaded?: UploadedFile): string {
  if (!fileId) return 'Todavía no hay PDF.';
  if (uploaded?.id === fileId) return `PDF nuevo de ${kilobytes(uploaded.size)}. Se publica al guardar.`;
  return savedSize ? `PDF actual de ${kilobytes(savedSize)}.` : 'PDF actual.';
}
