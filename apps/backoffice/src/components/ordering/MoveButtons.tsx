import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { Box, IconButton } from '@mui/material';
import { useListContext, useRecordContext } from 'react-admin';
import { useReorder } from './ordering.js';

interface MoveButtonsProps {
  title: string;
  /** The filter that shows one of several orders. */
  within?: string;
}

/** One place up or down. At an end the button stays, so that the keyboard's focus isn't lost on the way. */
export function MoveButtons({ title, within }: MoveButtonsProps) {
  const record = useRecordContext();
  const { data = [] } = useListContext();
  const { move, busy, inOrder } = useReorder(within);
  if (!record || !inOrder) return null;
  const index = data.findIndex(({ id }) => id === record.id);
  const steps = [
    { by: -1, name: 'Subir', Icon: ArrowUpward, isEnd: index === 0 },
    { by: 1, name: 'Bajar', Icon: ArrowDownward, isEnd: index === data.length - 1 },
  ] as const;
  return (
    <Box sx={{ display: 'flex' }}>
      {steps.map(({ by, name, Icon, isEnd }) => (
        <IconButton
          key={name}
          aria-label={`${name} «${title}»`}
          aria-disabled={isEnd || busy}
          onClick={(event) => {
            event.stopPropagation();
            if (!isEnd) move(record, by);
          }}
          sx={{ width: 40, height: 40, '&[aria-disabled="true"]': { opacity: 0.3 } }}
        >
          <Icon fontSize="small" />
        </IconButton>
      ))}
    </Box>
  );
}
