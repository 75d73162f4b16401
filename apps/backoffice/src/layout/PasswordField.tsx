import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';

/** The password of who signs in, which they may look at. */
export function PasswordField({ problem }: { problem?: string }) {
  const [isSeen, setSeen] = useState(false);
  const look = (
    <InputAdornment position="end">
      <IconButton
        aria-label={isSeen ? 'Ocultar la contraseña' : 'Mostrar la contraseña'}
        onClick={() => setSeen(!isSeen)}
        size="small"
      >
        {isSeen ? <Visibility fontSize="small" /> : <VisibilityOff fontSize="small" />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextField
      name="password"
      type={isSeen ? 'text' : 'password'}
      label="Contraseña"
      autoComplete="current-password"
      required
      size="medium"
      error={Boolean(problem)}
      helperText={problem}
      slotProps={{ input: { endAdornment: look } }}
    />
  );
}
