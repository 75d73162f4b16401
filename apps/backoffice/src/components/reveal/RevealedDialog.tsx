import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useEffect, useId } from 'react';
import { Copied } from '../Copied.js';

/** Long enough to read it out or to type it elsewhere; nobody leaves it open on a screen. */
const SHOWN_MS = 60_000;

interface RevealedDialogProps {
  label: string;
  value: string;
  onClose: () => void;
}

export function RevealedDialog({ label, value, onClose }: RevealedDialogProps) {
  const titleId = useId();
  useEffect(() => {
    const timer = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [onClose]);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{label}</DialogTitle>
      <DialogContent>
        <Copied label={label} copy="Copiar" text={value} help="Se oculta en un minuto." />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          Ocultar
        </Button>
      </DialogActions>
    </Dialog>
  );
}
