import { Alert, Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { DeskMovement, DeskPreview } from '@flota/schemas';
import { formatDay, formatMoney } from '../../i18n/format.js';
import { comparedLines, worthReading } from './desk-figures.js';

/** Everything that an action changes, contract by contract. */
export const DeskComparison = ({ preview }: { preview: DeskPreview }) => (
  <Box sx={{ display: 'grid', gap: 3 }}>
    {preview.contracts.map((contract) => (
      <Box key={contract.id}>
        <Typography component="h3" variant="subtitle2" gutterBottom>
          Contrato {contract.number}
        </Typography>
        <Figures contract={contract} />
        {contract.voided.length > 0 && (
          <Alert severity="warning" sx={{ mt: 1.5 }}>
            Quedan sin validez:{' '}
            {contract.voided.map(({ folio, kind }) => `${LETTERS[kind] ?? kind} ${folio}`).join(', ')}.
          </Alert>
        )}
        <Movements movements={worthReading(contract)} />
      </Box>
    ))}
  </Box>
);

const LETTERS: Record<string, string> = {
  payoff_letter: 'carta de liquidación',
  settlement_letter: 'carta finiquito',
  interest_certificate: 'constancia de intereses',
  rent_certificate: 'constancia de rentas',
  bill_receipt: 'acuse de entrega de la factura',
  restructuring_agreement: 'convenio modificatorio',
};

const amountSx = { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } as const;

const Figures = ({ contract }: { contract: DeskPreview['contracts'][number] }) => (
  <Table
    size="small"
    sx={{ 'tbody tr:last-child > *': { borderBottom: 0 } }}
    aria-label={`Cifras del contrato ${contract.number} antes y después`}
  >
    <TableHead>
      <TableRow>
        <TableCell>Al día de hoy</TableCell>
        <TableCell sx={amountSx}>Antes</TableCell>
        <TableCell sx={amountSx}>Después</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {comparedLines(contract).map(({ after, before, changed, label }) => (
        <TableRow key={label} sx={changed ? { bgcolor: 'action.selected' } : undefined}>
          <TableCell component="th" scope="row">
            {label}
          </TableCell>
          <TableCell sx={{ ...amountSx, color: 'text.secondary' }}>{before}</TableCell>
          <TableCell sx={{ ...amountSx, fontWeight: changed ? 700 : 400 }}>
            {changed ? <strong>{after}</strong> : after}
          </TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);

function summaryOf(movements: readonly DeskMovement[]): string {
  const taken = movements.filter(({ reverses }) => reverses).length;
  const written = movements.length - taken;
  return `${taken} ${taken === 1 ? 'movimiento se cancela' : 'movimientos se cancelan'} y ${written} ${written === 1 ? 'se registra' : 'se registran'}`;
}

const Movements = ({ movements }: { movements: DeskMovement[] }) =>
  movements.length === 0 ? null : (
    <Box component="details" sx={{ mt: 1.5 }}>
      <Typography component="summary" variant="body2" sx={{ cursor: 'pointer' }}>
        {summaryOf(movements)}
      </Typography>
      <Box
        component="ul"
        tabIndex={0}
        aria-label="Movimientos"
        sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, maxHeight: 240, overflow: 'auto' }}
      >
        {movements.map(({ amount, description, id, reverses, valueOn }) => (
          <Typography
            key={id}
            component="li"
            variant="body2"
            color={reverses ? 'textSecondary' : undefined}
            sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5 }}
          >
            <span>
              {formatDay(valueOn)} · {description}
            </span>
            <span>{formatMoney(amount)}</span>
          </Typography>
        ))}
      </Box>
    </Box>
  );
