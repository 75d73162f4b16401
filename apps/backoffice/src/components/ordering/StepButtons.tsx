import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import { IconButton } from '@mui/material';

/** A button for an item of a list, wide enough for a finger. At an end it stays, so that the keyboard's focus isn't lost on the way. */
export const ITEM_BUTTON = { width: 44, height: 44, '&[aria-disabled="true"]': { opacity: 0.3 } } as const;

interface StepButtonsProps {
  /** What is moved, as it is read out after "Subir". */
  what: string;
  index: number;
  count: number;
  busy?: boolean;
  size?: number;
  onStep: (by: 1 | -1) => void;
}

/** One place up or down. */
export function StepButtons({ what, index, count, busy = false, size = ITEM_BUTTON.width, onStep }: StepButtonsProps) {
  const steps = [
    { by: -1, name: 'Subir', Icon: ArrowUpward, isEnd: index === 0 },
    { by: 1, name: 'Bajar', Icon: ArrowDownward, isEnd: index === count - 1 },
  ] as const;
  return steps.map(({ by, name, Icon, isEnd }) => (
    <IconButton
      key={name}
      aria-label={`${name} ${what}`}
      aria-disabled={isEnd || busy}
      onClick={(event) => {
        event.stopPropagation();
        if (!isEnd) onStep(by);
      }}
      sx={{ ...ITEM_BUTTON, width: size, height: size }}
    >
      <Icon fontSize="small" />
    </IconButton>
  ));
}
