import { Alert, Button } from '@mui/material';

interface UndoNoticeProps {
  said: string;
  /** Null where there is no way back. */
  undo: (() => void) | null;
}

/** For `notify`: what was done, with the way back. */
export const UndoNotice = ({ said, undo, ...rest }: UndoNoticeProps) => (
  <Alert
    {...rest}
    severity="success"
    variant="filled"
    action={
      undo && (
        <Button color="inherit" size="small" onClick={undo}>
          Deshacer
        </Button>
      )
    }
  >
    {said}
  </Alert>
);
