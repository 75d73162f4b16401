import AttachFile from '@mui/icons-material/AttachFile';
import { Box, Button, Chip, FormHelperText } from '@mui/material';
import { type FieldCode, MESSAGE_FILE_MAX_BYTES, MESSAGE_MAX_FILES } from '@flota/schemas';
import { useRef, useState } from 'react';
import { fieldErrorText } from '../../../i18n/problem-texts.js';

interface AttachmentsProps {
  files: readonly File[];
  problem?: string;
  disabled: boolean;
  onChange: (files: File[]) => void;
}

const TYPES = ['application/pdf', 'image/jpeg', 'image/png'];

/** What the server would refuse anyway is told before it is sent. */
export function Attachments({ files, problem, disabled, onChange }: AttachmentsProps) {
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string>();

  const add = (chosen: File[]) => {
    const next = [...files, ...chosen];
    const code = complaintAbout(next);
    setRefused(code && fieldErrorText(code));
    if (!code) onChange(next);
  };
  const complaint = refused ?? problem;

  return (
    <Box sx={{ mt: 1 }}>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label="Archivos adjuntos"
        accept={TYPES.join(',')}
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          // The same file chosen again must count as chosen.
          target.value = '';
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button
          color="inherit"
          startIcon={<AttachFile />}
          disabled={disabled || files.length >= MESSAGE_MAX_FILES}
          onClick={() => input.current?.click()}
        >
          Adjuntar
        </Button>
        {files.map((file, index) => (
          <Chip
            key={`${index} ${file.name}`}
            label={file.name}
            disabled={disabled}
            onDelete={() => onChange(files.filter((other) => other !== file))}
          />
        ))}
      </Box>
      <FormHelperText error={Boolean(complaint)} sx={{ m: 0 }}>
        {complaint ?? 'Hasta tres archivos PDF, JPEG o PNG de 8 MB cada uno.'}
      </FormHelperText>
    </Box>
  );
}

function complaintAbout(files: readonly File[]): FieldCode | undefined {
  if (files.length > MESSAGE_MAX_FILES) return 'FILES.TOO_MANY';
  if (files.some(({ type }) => !TYPES.includes(type))) return 'FILE.TYPE_REFUSED';
  return files.some(({ size }) => size > MESSAGE_FILE_MAX_BYTES) ? 'FILE.TOO_LARGE' : undefined;
}
