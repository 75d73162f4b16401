import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Their owner says that they are kept. */
  onKept: () => void;
}

const save = (list: string) => {
  const url = URL.createObjectURL(
    new Blob([`Códigos de recuperación de la administración\nCada uno sirve una sola vez.\n\n${list}\n`], {
      type: 'text/plain;charset=utf-8',
    }),
  );
  Object.assign(document.createElement('a'), { href: url, download: 'codigos-de-recuperacion.txt' }).click();
  URL.revokeObjectURL(url);
};

/** Shown this once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const list = codes.join('\n');
  return (
    <Stack spacing={2}>
      <Typography ref={heading} tabIndex={-1} component="h2" variant="h3" sx={{ outline: 'none' }}>
        Guarde sus códigos de recuperación
      </Typography>
      <Alert severity="warning">
        Si pierde su teléfono o su llave, entre con uno de estos códigos; cada uno sirve una vez. No los volveremos a
        mostrar.
      </Alert>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          gridTemplateColumns: { sm: '1fr 1fr' },
          gap: 1,
          fontWeight: 600,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" onClick={onKept}>
          Ya los guardé
        </Button>
        <Button onClick={() => save(list)}>Descargar</Button>
      </Box>
    </Stack>
  );
}
