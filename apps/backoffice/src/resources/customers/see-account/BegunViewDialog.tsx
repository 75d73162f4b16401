import { ACCOUNT_VIEW_FRAGMENT, type StartedAccountView } from '@flota/schemas';
import OpenInNew from '@mui/icons-material/OpenInNew';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { formatTime } from '../../../i18n/format.js';

interface BegunViewDialogProps {
  view: StartedAccountView;
  name: string;
  onClose: () => void;
}

const focus = (link: HTMLAnchorElement | null): void => link?.focus();

/** A link and no window that opens by itself: browsers stop those, and a tab of its own shares nothing with this one. */
export function BegunViewDialog({ view: { id, expiresAt }, name, onClose }: BegunViewDialogProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>La cuenta de {name}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          La vista termina a las {formatTime(expiresAt)}, cuando la cierre o al cerrar su sesión.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cerrar
        </Button>
        <Button
          variant="contained"
          endIcon={<OpenInNew />}
          href={`/my-account/home#${ACCOUNT_VIEW_FRAGMENT}=${id}`}
          target="_blank"
          rel="noopener"
          onClick={onClose}
          ref={focus}
        >
          Abrir en otra pestaña
        </Button>
      </DialogActions>
    </Dialog>
  );
}
