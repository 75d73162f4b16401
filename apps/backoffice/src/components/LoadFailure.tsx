import { Alert, AlertTitle, Button } from '@mui/material';
import { failureText } from '../api/problem.js';

interface LoadFailureProps {
  /** What is missing, e.g. `No pudimos cargar la lista`. */
  title: string;
  error: Error;
  retry: () => void;
  /** What the button does, where it isn't the same once more. */
  action?: string;
  /** While it is tried again. */
  busy?: boolean;
}

/** Something did not load, which is another thing than there being nothing: it says so, why, and offers to try again. */
export const LoadFailure = ({ title, error, retry, action = 'Intentar de nuevo', busy = false }: LoadFailureProps) => (
  <Alert
    severity="error"
    action={
      <Button color="inherit" size="small" onClick={retry} loading={busy} sx={{ whiteSpace: 'nowrap' }}>
        {action}
      </Button>
    }
    sx={{ flexWrap: 'wrap' }}
  >
    <AlertTitle>{title}</AlertTitle>
    {failureText(error)}
  </Alert>
);
