import { Box, Stack, Typography } from '@mui/material';
import { RichTextInput } from 'ra-input-rich-text';
import { ImageField, ImageInput, maxLength, required, TextInput, useNotify } from 'react-admin';
import { HtmlToolbar } from '../../components/content/HtmlToolbar.js';
import { EDITOR_OPTIONS } from '../../components/content/html-editor.js';
import { MexicoTimeInput } from '../../components/MexicoTimeInput.js';
import { problemText } from '../../i18n/problem-texts.js';
import { AlertPreview } from './AlertPreview.js';

const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
const IMAGE_TYPES = { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'], 'image/webp': ['.webp'] };

/** Fields on the left, and beside them what visitors will see. */
export const AlertInputs = () => (
  <Box
    sx={{
      width: '100%',
      display: 'grid',
      gap: { xs: 3, lg: 5 },
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 26rem)' },
      alignItems: 'start',
    }}
  >
    <Stack sx={{ minWidth: 0 }}>
      <TextInput
        source="title"
        validate={[required('Escriba el título.'), maxLength(120)]}
        helperText="Hasta 120 caracteres."
      />
      <RichTextInput
        source="description"
        validate={[required('Escriba el texto del aviso.')]}
        helperText={false}
        editorOptions={EDITOR_OPTIONS}
        toolbar={<HtmlToolbar short />}
      />
      <BackgroundInput />
      <TextInput
        source="buttonText"
        validate={maxLength(40)}
        helperText="Hasta 40 caracteres. Sin texto, el botón dice «Conocer más»."
      />
      <TextInput source="url" helperText="Por ejemplo /contacto o https://… Sin dirección, el aviso no lleva botón." />
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <MexicoTimeInput source="startsAt" helperText="Hora de la Ciudad de México. Vacío: desde que se guarda." />
        <MexicoTimeInput source="endsAt" helperText="Hora de la Ciudad de México. Vacío: sin fecha de fin." />
      </Box>
    </Stack>
    <Box component="aside" sx={{ position: { lg: 'sticky' }, top: 72 }}>
      <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
        Así se verá en el inicio
      </Typography>
      <AlertPreview />
    </Box>
  </Box>
);

function BackgroundInput() {
  const notify = useNotify();
  const refused = (files: { errors: readonly { code: string }[] }[]) => {
    const isTooLarge = files[0]?.errors.some(({ code }) => code === 'file-too-large');
    notify(problemText(isTooLarge ? 'FILE.TOO_LARGE' : 'FILE.TYPE_REFUSED'), { type: 'error' });
  };
  return (
    <ImageInput
      source="image"
      accept={IMAGE_TYPES}
      maxSize={MAX_IMAGE_BYTES}
      helperText="JPEG, PNG o WebP de hasta 5 MB. Se ve mejor apaisada, de al menos 1200 píxeles de ancho."
      options={{ onDropRejected: refused }}
    >
      <ImageField source="src" title="title" sx={{ '& img': { maxWidth: '100%' } }} />
    </ImageInput>
  );
}
