import { UPLOADED_VIDEO } from '@flota/schemas';
import { Box, Button, FormHelperText } from '@mui/material';
import { useInput, ValidationError } from 'react-admin';
import { Line } from '../content/Line.js';
import { useContentForm } from '../content/content-form.js';
import { UploadArea } from './UploadArea.js';
import { useUpload, VIDEO_RULES } from './use-upload.js';

interface VideoInputProps {
  source: string;
  label: string;
  hint?: string;
}

/** A video that is uploaded, or the address of one elsewhere. */
export function VideoInput({ source, label, hint }: VideoInputProps) {
  const { readOnly } = useContentForm();
  const { field, fieldState } = useInput<string | null>({ source, defaultValue: null });
  const { upload, sending, share, problem } = useUpload(VIDEO_RULES, ({ url }) => field.onChange(url));
  const path = field.value as string | null;
  const uploaded = path && UPLOADED_VIDEO.test(path) ? path : null;
  return (
    <Box role="group" aria-label={label} sx={{ mb: 2 }}>
      {uploaded ? (
        // Nothing of it is fetched but its first picture, until somebody plays it.
        <Box component="video" controls preload="metadata" src={uploaded} aria-label="Video elegido" sx={preview} />
      ) : (
        <Line source={source} label="Dirección del video" hint={hint} />
      )}
      {!readOnly && (
        <UploadArea
          label={uploaded ? 'Cambiar el video' : 'Subir un video'}
          hint="MP4 con video H.264, de hasta 25 MB. Se guarda sin el lugar donde se grabó."
          types={VIDEO_RULES.types}
          sending={sending}
          share={share}
          problem={problem}
          onFile={(file) => void upload(file)}
        />
      )}
      {!readOnly && uploaded && (
        <Button color="inherit" sx={{ mt: 1 }} onClick={() => field.onChange('')}>
          Quitar video
        </Button>
      )}
      {uploaded && fieldState.error?.message && (
        <FormHelperText error>
          <ValidationError error={fieldState.error.message} />
        </FormHelperText>
      )}
    </Box>
  );
}

const preview = {
  display: 'block',
  width: '100%',
  maxWidth: 480,
  aspectRatio: '16 / 9',
  borderRadius: 1,
  mb: 1,
  bgcolor: 'common.black',
};
