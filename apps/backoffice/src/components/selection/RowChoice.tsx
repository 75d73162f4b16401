import { Checkbox } from '@mui/material';
import type { MouseEvent } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { useRangeChoice } from './use-range-choice.js';

/**
 * Chooses a row; with Shift, all of them up to the one that was chosen last. react-admin's own checkboxes have their name on what
 * isn't an input, where nobody hears it. It stands in the column `chosen`, where the keys of a list find it (`keyboard/rows.ts`).
 *
 * @param name what the row is called by
 */
export function RowChoice({ row, name }: { row: RaRecord; name: string }) {
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
