import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import type { NewApiKey } from '@flota/schemas';
import { useId } from 'react';
import { Copied } from '../../components/Copied.js';

interface KeyShownProps {
  made: NewApiKey;
  /** Whoever sees it says that it is kept. */
  onKept: () => void;
}

/** The key, this once: neither Escape nor a click beside it closes it. */
export function KeyShown({ made, onKept }: KeyShownProps) {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Guarde esta llave</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Alert severity="warning">
            No la volveremos a mostrar. Guárdela donde su sistema guarda sus secretos, y no la mande por correo ni por
            mensaje. Si la pierde, cree otra.
          </Alert>
          <Copied label="Llave" copy="Copiar llave" text={made.key} />
          <Copied
            label="Identificador del cliente (client_id)"
            copy="Copiar identificador"
            text={made.id}
            help="Solo hace falta si su sistema pide tokens por OAuth2; la llave es entonces el client_secret."
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onKept}>
          Ya la guardé
        </Button>
      </DialogActions>
    </Dialog>
  );
}
