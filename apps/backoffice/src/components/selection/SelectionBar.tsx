import { MAX_BULK } from '@flota/schemas';
import { Box, Button, Typography, useMediaQuery } from '@mui/material';
import { type ReactNode, useEffect, useRef } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { formatCount } from '../../i18n/format.js';
import { APP_BAR, LOW } from '../form/SectionNav.js';
import { useScrollRoom } from '../form/use-scroll-room.js';

interface SelectionBarProps {
  /** What is chosen, for who hears it: `Solicitudes elegidas`. */
  label: string;
  /** What can be done with it. */
  children: ReactNode;
}

/** What is done to the rows that are chosen. There as long as any are, and in reach from the last of them. */
export function SelectionBar({ label, children }: SelectionBarProps) {
  const { data = [], onSelect, onUnselectItems, selectedIds = [] } = useListContext<RaRecord>();
  const count = selectedIds.length;
  const place = useRef<HTMLDivElement>(null);
  const isLow = useMediaQuery(LOW);
  useScrollRoom('head', place, { active: count > 0 && !isLow, beyond: APP_BAR });
  const hadSome = useRef(false);
  useEffect(() => {
    // The button that was pressed, or that a dialog came from, is gone with the bar: its keyboard goes on from here to the rows.
    if (count === 0 && hadSome.current && document.activeElement === document.body) place.current?.focus();
    hadSome.current = count > 0;
  }, [count]);
  return (
    <Box ref={place} tabIndex={-1} sx={bar}>
      {count > 0 && (
        <Box
          role="toolbar"
          aria-label={label}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            p: 1,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Typography variant="body2" role="status" sx={{ fontWeight: 600, mx: 1 }}>
            Selección: {formatCount(count)}
          </Typography>
          {count > MAX_BULK ? <Typography variant="body2">Elija {MAX_BULK} a lo más.</Typography> : children}
          <Button
            size="small"
            sx={{ ml: 'auto' }}
            onClick={() => onSelect([...new Set([...selectedIds, ...data.map(({ id }) => id)])])}
          >
            Elegir la página
          </Button>
          <Button size="small" onClick={() => onUnselectItems()}>
            Quitar selección
          </Button>
        </Box>
      )}
    </Box>
  );
}

const bar = {
  position: 'sticky',
  top: APP_BAR,
  zIndex: 2,
  bgcolor: 'background.paper',
  outline: 'none',
  [LOW]: { position: 'static' },
} as const;
