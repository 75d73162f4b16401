import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface ShownOnceProps {
  title: string;
  /** What to do with it, and what happens to whoever does not. */
  warning: string;
  /** On the button of whoever says that it is kept. */
  kept: string;
  onKept: () => void;
  children: ReactNode;
}

/** What is shown this once and never again: neither Escape nor a click beside it closes it. */
export function ShownOnce({ title, warning, kept, onKept, children }: ShownOnceProps) {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Alert severity="warning">{warning}</Alert>
          {children}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onKept}>
          {kept}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
