import { Box } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { LOW } from './form/SectionNav.js';
import { useScrollRoom } from './form/use-scroll-room.js';

interface StickyBarProps {
  /** Whether anything is not kept yet. */
  state?: ReactNode;
  /** What has to be read before anything is done. */
  notice?: ReactNode;
  /** What is seldom done, apart from the rest. */
  more?: ReactNode;
  children: ReactNode;
}

/** What is done with a form, in reach however far one has scrolled, and never over the field that has the focus. */
export function StickyBar({ state, notice, more, children }: StickyBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useScrollRoom('foot', bar);
  return (
    <Box
      ref={bar}
      className="flota-save-bar"
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        px: { xs: 1.5, sm: 2 },
        py: 1.25,
        pb: 'max(10px, env(safe-area-inset-bottom))',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        [LOW]: { position: 'static' },
      }}
    >
      {notice}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        {children}
        {state && <Box sx={stateRow}>{state}</Box>}
        {more && <Box sx={{ display: 'flex', ml: 'auto' }}>{more}</Box>}
      </Box>
    </Box>
  );
}

/** On a telephone above the buttons; without words it takes no room, and is there to say them. */
const stateRow = {
  display: 'flex',
  order: { xs: -1, sm: 0 },
  flexBasis: { xs: '100%', sm: 'auto' },
  '& > :not(:empty)': { pb: { xs: 0.5, sm: 0 } },
} as const;
