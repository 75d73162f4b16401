import { Chip, type ChipProps, type SvgIconProps } from '@mui/material';
import type { ComponentType } from 'react';

interface Look {
  label: string;
  icon: ComponentType<SvgIconProps>;
  color: ChipProps['color'];
}

/** A state is told by icon and word; the colour only repeats it. */
export const StateChip = ({ look: { label, icon: Icon, color } }: { look: Look }) => (
  <Chip component="span" size="small" variant="outlined" color={color} icon={<Icon aria-hidden />} label={label} />
);
