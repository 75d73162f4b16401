import type { AdminCollection } from '@flota/schemas';
import { Box, Button, Checkbox } from '@mui/material';
import { useListContext } from 'react-admin';
import { AssignButton } from './AssignButton.js';

/** Chooses a row. react-admin's own checkboxes have their name on what isn't an input, where nobody hears it. */
export function RowChoice({ row }: { row: AdminCollection }) {
  const { onToggleItem, selectedIds } = useListContext<AdminCollection>();
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(row.id)}
      onClick={(event) => event.stopPropagation()}
      onChange={() => onToggleItem(row.id)}
      slotProps={{ input: { 'aria-label': `Elegir ${row.contractNumber}` } }}
      sx={{ my: -1 }}
    />
  );
}

/** What is done to the rows that are chosen. */
export function SelectionActions() {
  const { data = [], onSelect, onUnselectItems, selectedIds } = useListContext<AdminCollection>();
  if (selectedIds.length === 0) return null;
  return (
    <Box role="toolbar" aria-label="Contratos elegidos" sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 1 }}>
      <AssignButton
        ids={selectedIds}
        button={{ variant: 'outlined', children: `Asignar ${selectedIds.length}` }}
        onDone={() => onUnselectItems()}
      />
      <Button size="small" onClick={() => onSelect(data.map(({ id }) => id))}>
        Elegir la página
      </Button>
      <Button size="small" onClick={() => onUnselectItems()}>
        Quitar selección
      </Button>
    </Box>
  );
}
