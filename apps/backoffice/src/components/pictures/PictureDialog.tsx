import { Box, Button, ButtonBase, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { drawingsOf, smallPicture, type PictureShape } from './pictures.js';
import { UploadArea } from './UploadArea.js';
import { PICTURE_RULES, useUpload } from './use-upload.js';

interface PictureDialogProps {
  open: boolean;
  shape: PictureShape;
  current: string | null;
  onChoose: (path: string) => void;
  onClose: () => void;
}

const SIZE_HINTS: Record<PictureShape, string> = {
  wide: 'Se ve mejor apaisada, de al menos 1600 píxeles de ancho.',
  upright: 'Se ve mejor vertical, de al menos 1080 píxeles de ancho.',
};

/** A picture of one's own, or one of the site's drawings. */
export function PictureDialog({ open, shape, current, onChoose, onClose }: PictureDialogProps) {
  const { upload, sending, share, problem } = useUpload(PICTURE_RULES, ({ url }) => onChoose(url));
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="md" aria-labelledby="picture-dialog">
      <DialogTitle id="picture-dialog">Elegir imagen</DialogTitle>
      <DialogContent>
        <UploadArea
          label="Subir una imagen"
          hint={`JPEG, PNG o WebP de hasta 5 MB. ${SIZE_HINTS[shape]}`}
          types={PICTURE_RULES.types}
          sending={sending}
          share={share}
          problem={problem}
          onFile={(file) => void upload(file)}
        />
        <Typography component="h3" variant="h6" sx={{ mt: 3, mb: 1 }}>
          O un dibujo del sitio
        </Typography>
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))' }}>
          {drawingsOf(shape).map(({ path, title }) => (
            <ButtonBase key={path} aria-pressed={path === current} onClick={() => onChoose(path)} sx={choice}>
              <Box
                component="img"
                src={smallPicture(path)}
                alt=""
                sx={{ width: '100%', aspectRatio: shape === 'upright' ? '4 / 5' : '2 / 1', objectFit: 'cover' }}
              />
              <Box component="span" sx={{ p: 1, typography: 'body2' }}>
                {title}
              </Box>
            </ButtonBase>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancelar</Button>
      </DialogActions>
    </Dialog>
  );
}

const choice = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  justifyContent: 'flex-start',
  textAlign: 'left',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  '&[aria-pressed="true"]': { outline: '3px solid', outlineColor: 'secondary.main' },
  '&:hover': { borderColor: 'text.primary' },
};
