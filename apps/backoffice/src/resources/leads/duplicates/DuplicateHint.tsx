import { Typography } from '@mui/material';
import { type AdminLead } from '@flota/schemas';
import { useListContext } from 'react-admin';
import { useDuplicateHints } from './lead-duplicates.js';

/** Of a lead in a list: that the same person probably asked for something else too. The page of the list asks once. */
export function DuplicateHint({ lead }: { lead: AdminLead }) {
  const { data = [] } = useListContext<AdminLead>();
  const count = useDuplicateHints(data.map(({ id }) => id)).get(lead.id);
  const said = lead.mergedInto
    ? 'Unida a otra'
    : count && (count === 1 ? 'Posible duplicado' : `${count} posibles duplicados`);
  if (!said) return null;
  return (
    <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block', fontWeight: 400 }}>
      {said}
    </Typography>
  );
}
