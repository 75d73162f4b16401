import { MAX_VEHICLE_PHOTOS, type VehiclePhoto } from '@flota/schemas';
import { Box, FormHelperText, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useInput } from 'react-admin';
import { useContentForm } from '../content/content-form.js';
import { errorText } from '../content/error-text.js';
import { UploadArea } from '../pictures/UploadArea.js';
import { PICTURE_RULES } from '../pictures/use-upload.js';
import { PhotoItem } from './PhotoItem.js';
import { moved } from './moved.js';
import { useUploads } from './use-uploads.js';

type PhotoErrors = Partial<Record<number, { alt?: { message?: unknown } }>> & { message?: unknown };

/** Photos in the order they are shown: several are sent at once, each gets its words and what must stay in sight. */
export function PhotosInput({ source, hint }: { source: string; hint?: string }) {
  const { readOnly } = useContentForm();
  const { field, fieldState } = useInput<VehiclePhoto[]>({ source, defaultValue: [] });
  const photos = (field.value as VehiclePhoto[] | null) ?? [];
  // Several uploads may end between two renderings.
  const latest = useRef(photos);
  useEffect(() => {
    latest.current = photos;
  });
  const [dragged, setDragged] = useState<number>();
  const change = (next: VehiclePhoto[]) => {
    latest.current = next;
    field.onChange(next);
  };
  const { upload, sending, problems } = useUploads(({ url }) =>
    change([...latest.current, { image: url, alt: '', focus: { x: 50, y: 50 } }]),
  );
  const errors = fieldState.error as PhotoErrors | undefined;
  const isFull = photos.length >= MAX_VEHICLE_PHOTOS;
  return (
    <Box sx={{ width: '100%', mb: 2 }}>
      {hint && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {hint}
        </Typography>
      )}
      {photos.length === 0 && readOnly && <Typography variant="body2">Sin fotos: se muestra la figura.</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {photos.map((photo, index) => (
          <PhotoItem
            key={photo.image}
            photo={photo}
            index={index}
            count={photos.length}
            readOnly={readOnly}
            error={errors?.[index]?.alt && errorText(errors[index].alt)}
            onChange={(next) => change(photos.map((one, at) => (at === index ? next : one)))}
            onMove={(to) => change(moved(photos, index, to))}
            onRemove={() => change(photos.filter((_, at) => at !== index))}
            onDrag={() => setDragged(index)}
            onDropped={() => dragged !== undefined && change(moved(photos, dragged, index))}
          />
        ))}
      </Box>
      {!readOnly && !isFull && (
        <UploadArea
          label="Subir fotos"
          hint={`JPEG, PNG o WebP de hasta 5 MB cada una. Se ven mejor apaisadas, de al menos 1600 píxeles de ancho. Hasta ${MAX_VEHICLE_PHOTOS}.`}
          types={PICTURE_RULES.types}
          multiple
          sending={sending?.name}
          share={sending?.share}
          problem={problems.length > 0 ? problems.join(' ') : undefined}
          onFile={upload}
        />
      )}
      {errors?.message !== undefined && <FormHelperText error>{errorText(errors.message)}</FormHelperText>}
    </Box>
  );
}
