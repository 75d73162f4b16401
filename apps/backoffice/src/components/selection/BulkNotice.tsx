import type { BulkResult } from '@flota/schemas';
import { Box } from '@mui/material';
import { UndoNotice } from '../UndoNotice.js';
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
  const refusals = refusalsOf(result, nameOf);
  const count = result.rows.filter(({ problem }) => problem === null).length;
  return (
    <UndoNotice
      {...rest}
      severity={refusals.length > 0 ? 'warning' : 'success'}
      undo={onUndo ?? null}
      said={
        <>
          {count > 0 && done(count)}
          {refusals.map((refusal) => (
            <Box key={refusal}>{refusal}</Box>
          ))}
        </>
      }
    />
  );
}
