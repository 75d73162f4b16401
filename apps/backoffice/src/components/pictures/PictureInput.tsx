import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Box, Button, FormHelperText, Typography } from '@mui/material';
import { useState } from 'react';
import { FieldTitle, useInput, useResourceContext, ValidationError } from 'react-admin';
import { useContentForm, useFieldRules } from '../content/content-form.js';
import { PictureDialog } from './PictureDialog.js';
import { smallPicture, type PictureShape } from './pictures.js';

interface PictureInputProps {
  source: string;
  label?: string;
  shape?: PictureShape;
}

export function PictureInput({ source, label, shape = 'wide' }: PictureInputProps) {
  const [open, setOpen] = useState(false);
  const { readOnly } = useContentForm();
  const { required } = useFieldRules(source);
  const resource = useResourceContext();
  const { field, fieldState, id } = useInput<string | null>({ source, defaultValue: null });
  const { ref, onChange } = field;
  const path = field.value as string | null;
  const choose = (next: string | null) => {
    onChange(next);
    setOpen(false);
  };

  return (
    <Box role="group" aria-labelledby={id} sx={{ mb: 2 }}>
      <Typography id={id} variant="body2" sx={{ mb: 0.5, color: fieldState.error ? 'error.main' : 'text.secondary' }}>
        <FieldTitle label={label} source={source} resource={resource} isRequired={required} />
      </Typography>
      {path && <Box component="img" src={smallPicture(path)} alt="Imagen elegida" sx={preview(shape)} />}
      {!path && readOnly && <Typography>Sin imagen</Typography>}
      {!readOnly && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            ref={ref}
            variant="outlined"
            color="inherit"
            startIcon={<AddPhotoAlternate />}
            onClick={() => setOpen(true)}
          >
            {path ? 'Cambiar imagen' : 'Elegir imagen'}
          </Button>
          {path && !required && (
            <Button color="inherit" onClick={() => choose(null)}>
              Quitar imagen
            </Button>
          )}
        </Box>
      )}
      {fieldState.error?.message && (
        <FormHelperText error>
          <ValidationError error={fieldState.error.message} />
        </FormHelperText>
      )}
      <PictureDialog open={open} shape={shape} current={path} onChoose={choose} onClose={() => setOpen(false)} />
    </Box>
  );
}

const preview = (shape: PictureShape) => ({
  display: 'block',
  width: shape === 'upright' ? 160 : '100%',
  maxWidth: 384,
  aspectRatio: shape === 'upright' ? '4 / 5' : '2 / 1',
  objectFit: 'cover',
  borderRadius: 1,
  mb: 1,
  bgcolor: 'action.hover',
});
