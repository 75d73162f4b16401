import type { BulkResult, ErrorCode } from '@flota/schemas';
import { Alert, Box, Button } from '@mui/material';
import { useCloseNotification } from 'react-admin';
import { problemText } from '../../i18n/problem-texts.js';

interface BulkNoticeProps {
  result: BulkResult;
  /** What is said of so many that it was done to. */
  done: (count: number) => string;
  onUndo?: (() => void) | undefined;
}

/** What came of a change of many rows: how many, how many not and why, and the way back. */
export function BulkNotice({ result: { rows }, done, onUndo, ...rest }: BulkNoticeProps) {
  const close = useCloseNotification();
  const problems = new Map<ErrorCode, number>();
  for (const { problem } of rows) if (problem) problems.set(problem, (problems.get(problem) ?? 0) + 1);
  const count = rows.filter(({ problem }) => problem === null).length;
  const undo = () => {
    close();
    onUndo?.();
  };
  return (
    <Alert
      {...rest}
      severity={problems.size > 0 ? 'warning' : 'success'}
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
      {[...problems].map(([problem, times]) => (
        <Box key={problem}>
          {times === 1 ? '1 no cambió' : `${times} no cambiaron`}: {problemText(problem)}
        </Box>
      ))}
    </Alert>
  );
}
