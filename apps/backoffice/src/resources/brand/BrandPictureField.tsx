import { Box, Button, Typography } from '@mui/material';
import type { BrandPictureUse } from '@flota/schemas';
import { useId } from 'react';
import { UploadArea } from '../../components/pictures/UploadArea.js';
import { type UploadRules, useUpload } from '../../components/pictures/use-upload.js';

interface Props {
  use: BrandPictureUse;
  label: string;
  hint: string;
  ground?: 'light' | 'dark';
  path: string | null;
  onChange: (path: string | null) => void;
}

const PHOTOS = ['image/png', 'image/jpeg', 'image/webp'];

const rulesOf = (use: BrandPictureUse): UploadRules => ({
  path: `/api/admin/brand/pictures/${use}`,
  types: use === 'share' ? PHOTOS : ['image/svg+xml', ...PHOTOS],
  maxBytes: 4 * 1024 * 1024,
  tooLarge: 'FILE.TOO_LARGE',
});

/** A picture of the brand, on the ground it is made for. */
export function BrandPictureField({ use, label, hint, ground = 'light', path, onChange }: Props) {
  const id = useId();
  const rules = rulesOf(use);
  const { upload, sending, share, problem } = useUpload<{ path: string }>(rules, (kept) => onChange(kept.path));
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      {path && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            p: 1.5,
            mb: 1,
            borderRadius: 1,
            border: 1,
            borderColor: 'divider',
            bgcolor: ground === 'dark' ? '#0e1b22' : '#ffffff',
          }}
        >
          <Box component="img" src={path} alt={label} sx={{ maxHeight: 64, maxWidth: '100%', minWidth: 0 }} />
          <Button
            size="small"
            variant="outlined"
            sx={{ ml: 'auto', bgcolor: 'background.paper', flex: 'none' }}
            onClick={() => onChange(null)}
          >
            Quitar
          </Button>
        </Box>
      )}
      <UploadArea
        label={path ? 'Cambiar' : 'Subir'}
        hint={hint}
        types={rules.types}
        sending={sending}
        share={share}
        problem={problem}
        onFile={(file) => void upload(file)}
      />
    </Box>
  );
}
