import type { VehiclePhoto } from '@flota/schemas';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import DragIndicator from '@mui/icons-material/DragIndicator';
import { Box, IconButton, TextField, Typography } from '@mui/material';
import { ITEM_BUTTON, StepButtons } from '../ordering/StepButtons.js';
import { FocusPicker } from './FocusPicker.js';

interface PhotoItemProps {
  photo: VehiclePhoto;
  index: number;
  count: number;
  readOnly: boolean;
  /** What is wrong with its words. */
  error?: string;
  onChange: (photo: VehiclePhoto) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDrag: () => void;
  onDropped: () => void;
}

/** A photo with its words, what must stay in sight and its place among the others: by buttons, or dragged. */
export function PhotoItem({
  photo,
  index,
  count,
  readOnly,
  error,
  onChange,
  onMove,
  onRemove,
  onDrag,
  onDropped,
}: PhotoItemProps) {
  const name = `foto ${index + 1}`;
  return (
    <Box
      component="li"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onDropped();
      }}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, mb: 1.5 }}
    >
      <Box
        draggable={!readOnly}
        onDragStart={onDrag}
        sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1, cursor: readOnly ? undefined : 'grab' }}
      >
        {!readOnly && <DragIndicator sx={{ color: 'text.secondary' }} />}
        <Typography component="h3" variant="subtitle2" sx={{ flexGrow: 1 }}>
          {index === 0 ? 'Foto 1, la que representa al vehículo' : `Foto ${index + 1}`}
        </Typography>
        {!readOnly && <StepButtons what={name} index={index} count={count} onStep={(by) => onMove(index + by)} />}
        {!readOnly && (
          <IconButton aria-label={`Quitar ${name}`} onClick={onRemove} sx={ITEM_BUTTON}>
            <DeleteOutline fontSize="small" />
          </IconButton>
        )}
      </Box>
      <FocusPicker
        image={photo.image}
        focus={photo.focus}
        name={name}
        readOnly={readOnly}
        onChange={(focus) => onChange({ ...photo, focus })}
      />
      <TextField
        label="Qué muestra la foto *"
        value={photo.alt}
        onChange={(event) => onChange({ ...photo, alt: event.target.value })}
        fullWidth
        error={Boolean(error)}
        helperText={error ?? 'Para quien no la ve: «Tractocamión blanco visto de tres cuartos en un patio».'}
        sx={{ mt: 1.5 }}
        slotProps={{
          input: { readOnly },
          htmlInput: { maxLength: 160, 'aria-label': `Qué muestra la ${name}`, 'aria-required': true },
        }}
      />
    </Box>
  );
}
