import type { BulkResult } from '@flota/schemas';
import { Alert, Box, Button } from '@mui/material';
import { useCloseNotification } from 'react-admin';
import { type NameOf, refusalsOf } from './bulk-words.js';

interface BulkNoticeProps {
  result: BulkResult;
  /** What is said of so many that it was done to. */
  done: (count: number) => string;
  onUndo?: (() => void) | undefined;
  nameOf?: NameOf | undefined;
}

/** What came of a change of many rows: how many, how many not and why, and the way back. */
export function BulkNotice({ result, done, onUndo, nameOf, ...rest }: BulkNoticeProps) {
  const close = useCloseNotification();
  const refusals = refusalsOf(result, nameOf);
  const count = result.rows.filter(({ problem }) => problem === null).length;
  const undo = () => {
    close();
    onUndo?.();
  };
  return (
    <Alert
      {...rest}
      severity={refusals.length > 0 ? 'warning' : 'success'}
      variant="filled"
      action={
        onUndo && (
          <Button color="inherit" size="small" onClick={undo}>
            Deshacer
          </Button>
        )
      }
    >
      {count > 0 && done(count)}
      {refusals.map((refusal) => (
        <Box key={refusal}>{refusal}</Box>
      ))}
    </Alert>
  );
}
