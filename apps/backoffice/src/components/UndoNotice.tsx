import { Alert, Button } from '@mui/material';
import { useCloseNotification } from 'react-admin';

interface UndoNoticeProps {
  said: string;
  /** Null where there is no way back. */
  undo: (() => void) | null;
}

/** For `notify`: what was done, with the way back, which is taken once. */
export function UndoNotice({ said, undo, ...rest }: UndoNoticeProps) {
  const close = useCloseNotification();
  const takeBack = () => {
    close();
    undo?.();
  };
  return (
    <Alert
      {...rest}
      severity="success"
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
