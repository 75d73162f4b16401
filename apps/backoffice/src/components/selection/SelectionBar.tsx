import { MAX_BULK } from '@flota/schemas';
import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { formatCount } from '../../i18n/format.js';

interface SelectionBarProps {
  /** What is chosen, for who hears it: `Solicitudes elegidas`. */
  label: string;
  /** What can be done with it. */
  children: ReactNode;
}

/** What is done to the rows that are chosen. There as long as any are. */
export function SelectionBar({ label, children }: SelectionBarProps) {
  const { data = [], onSelect, onUnselectItems, selectedIds = [] } = useListContext<RaRecord>();
  const count = selectedIds.length;
  if (count === 0) return null;
  return (
    <Box
      role="toolbar"
      aria-label={label}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1 }}
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
  );
}
