import { Alert, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useCloseNotification } from 'react-admin';

interface UndoNoticeProps {
  said: ReactNode;
  /** A warning where not all of it was done. */
  severity?: 'success' | 'warning';
  /** Null where there is no way back. */
  undo: (() => void) | null;
}

/** For `notify`: what was done, with the way back, which is taken once. */
export function UndoNotice({ said, severity = 'success', undo, ...rest }: UndoNoticeProps) {
  const close = useCloseNotification();
  const takeBack = () => {
    close();
    undo?.();
  };
  return (
    <Alert
      {...rest}
      severity={severity}
      variant="filled"
      action={
        undo && (
          <Button color="inherit" size="small" onClick={takeBack}>
            Deshacer
          </Button>
        )
      }
    >
      {said}
    </Alert>
  );
}
