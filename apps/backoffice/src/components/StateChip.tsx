import { Box, Chip, type ChipProps, type SvgIconProps } from '@mui/material';
import type { ComponentType } from 'react';

interface Look {
  label: string;
  icon?: ComponentType<SvgIconProps>;
  color: ChipProps['color'];
}

/** The colours of what somebody has to do something about. */
const LOUD: readonly ChipProps['color'][] = ['error', 'warning'];

const quietSx = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  whiteSpace: 'nowrap',
  '& .MuiSvgIcon-root': { fontSize: '1.125rem', color: 'text.secondary' },
} as const;

/** A state is told by word, and mostly by icon; the colour only repeats it, and only what needs attention is framed. */
export const StateChip = ({ look: { label, icon: Icon, color } }: { look: Look }) =>
  LOUD.includes(color) ? (
    <Chip
      component="span"
      size="small"
      variant="outlined"
      color={color}
      icon={Icon && <Icon aria-hidden />}
      label={label}
    />
  ) : (
    <Box component="span" sx={quietSx}>
      {Icon && <Icon aria-hidden />}
      {label}
    </Box>
  );
