import { Box } from '@mui/material';
import { useListContext, useRecordContext } from 'react-admin';
import { useReorder } from './ordering.js';
import { StepButtons } from './StepButtons.js';

interface MoveButtonsProps {
  title: string;
  /** The filter that shows one of several orders. */
  within?: string;
  /** Of each button, in px: smaller in a row of a table, where there is a mouse. */
  size?: number;
}

/** One place up or down, for a record of the list that is shown. */
export function MoveButtons({ title, within, size = 40 }: MoveButtonsProps) {
  const record = useRecordContext();
  const { data = [] } = useListContext();
  const { move, busy, inOrder } = useReorder(within);
  if (!record || !inOrder) return null;
  const index = data.findIndex(({ id }) => id === record.id);
  return (
    <Box sx={{ display: 'flex' }}>
      <StepButtons
        what={`«${title}»`}
        index={index}
        count={data.length}
        busy={busy}
        size={size}
        onStep={(by) => move(record, by)}
      />
    </Box>
  );
}
