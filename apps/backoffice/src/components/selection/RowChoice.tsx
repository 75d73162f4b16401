import { Checkbox } from '@mui/material';
import type { MouseEvent } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { useRangeChoice } from './use-range-choice.js';

interface RowChoiceProps {
  row: RaRecord;
  /** What the row is called by. */
  name: string;
}

/**
 * Chooses a row; with Shift, all of them up to the one that was chosen last. react-admin's own checkboxes have their name on what
 * isn't an input, where nobody hears it. It stands in the column `chosen`, where the keys of a list find it (`keyboard/rows.ts`).
 */
export function RowChoice({ row, name }: RowChoiceProps) {
  const { selectedIds = [] } = useListContext();
  const choose = useRangeChoice();
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(row.id)}
      onClick={(event: MouseEvent) => {
        event.stopPropagation();
        choose(row.id, event.shiftKey);
      }}
      slotProps={{ input: { 'aria-label': `Elegir ${name}` } }}
      sx={{ my: -1 }}
    />
  );
}
