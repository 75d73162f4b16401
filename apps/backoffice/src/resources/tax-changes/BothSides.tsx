import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { type AdminTaxChange, fiscalRegimes } from '@flota/schemas';
import { HeardOnly } from '../../components/HeardOnly.js';
import { differs, SIDES } from './both-sides.js';

const table = {
  '& td, & th': { px: 1, overflowWrap: 'anywhere', verticalAlign: 'top' },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
} as const;

/** What stands and what is asked for, line by line; what would change stands out. */
export const BothSides = ({ change }: { change: AdminTaxChange }) => (
  <Box sx={{ overflowX: 'auto' }}>
    <Table size="small" sx={table}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: '24%' }}>
            <HeardOnly>Dato</HeardOnly>
          </TableCell>
          <TableCell sx={{ width: '38%' }}>{change.state === 'pending' ? 'Hoy' : 'Antes'}</TableCell>
          <TableCell>Solicitado</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {SIDES.map(({ name, label }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row" sx={{ color: 'text.secondary' }}>
              {label}
            </TableCell>
            <TableCell>{shown(name, change.former[name])}</TableCell>
            <TableCell sx={{ fontWeight: differs(change, name) ? 700 : 400 }}>
              {shown(name, change.asked[name])}
              {differs(change, name) && (
                <Box component="span" sx={{ display: 'block', fontWeight: 400, color: 'warning.main' }}>
                  Cambia
                </Box>
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
);

function shown(name: (typeof SIDES)[number]['name'], value: string | null): string {
  if (value === null) return 'Sin dato';
  if (name !== 'regime') return value;
  return `${value} ${fiscalRegimes.find(({ code }) => code === value)?.name ?? ''}`.trim();
}
