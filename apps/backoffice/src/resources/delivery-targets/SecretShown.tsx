import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import type { NewWebhook } from '@flota/schemas';
import { useId } from 'react';
import { Copied } from '../../components/Copied.js';

interface SecretShownProps {
  made: NewWebhook;
  /** Whoever sees it says that it is kept. */
  onKept: () => void;
}

/** The secret, this once: neither Escape nor a click beside it closes it. */
export function SecretShown({ made, onKept }: SecretShownProps) {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Guarde este secreto</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Alert severity="warning">
            No lo volveremos a mostrar. Entréguelo a quien atiende el otro sistema por un medio seguro: con él comprueba
            que los eventos vienen de aquí. Si lo pierde, cree otro.
          </Alert>
          <Copied
            label="Secreto"
            copy="Copiar secreto"
            text={made.secret}
            help="Cada evento va firmado como lo describe standardwebhooks.com."
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onKept}>
          Ya lo guardé
        </Button>
      </DialogActions>
    </Dialog>
  );
}
