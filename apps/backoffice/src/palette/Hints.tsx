import { Box, Stack, Typography } from '@mui/material';

const Key = ({ children }: { children: string }) => (
  <Box
    component="kbd"
    sx={{ border: 1, borderColor: 'divider', borderRadius: 0.5, px: 0.5, mr: 0.75, font: 'inherit', fontSize: 11 }}
  >
    {children}
  </Box>
);

/** What the keys do, for who sees them. */
export const Hints = ({ hasStep }: { hasStep: boolean }) => (
  <Stack direction="row" aria-hidden sx={{ mt: 'auto', gap: 2.5, px: 2, py: 1, borderTop: 1, borderColor: 'divider' }}>
    {[
      ['↑ ↓', 'moverse'],
      ['↵', 'abrir'],
      ['Ctrl ↵', 'en otra pestaña'],
      ['Esc', hasStep ? 'volver' : 'cerrar'],
    ].map(([key = '', does]) => (
      <Typography key={key} variant="caption" color="textSecondary">
        <Key>{key}</Key>
        {does}
      </Typography>
    ))}
  </Stack>
);
