import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { type AdminRateExample, PERSON_TYPE_NAMES } from '@flota/schemas';
import { formatMoney, formatPercent } from '../../i18n/format.js';

const amount = { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } as const;

/** What three customers would be quoted before and after, with vehicles of the catalogue. */
export const RateExamplesView = ({ examples }: { examples: readonly AdminRateExample[] }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `repeat(${Math.max(1, examples.length)}, minmax(0, 1fr))` },
    }}
  >
    {examples.map((example) => (
      <Example key={`${example.vehicle} ${example.personType} ${example.termMonths}`} example={example} />
    ))}
  </Box>
);

function Example({ example }: { example: AdminRateExample }) {
  const { after, before, downPaymentPercent, personType, priceWithVat, termMonths, vehicle } = example;
  const lines = [
    {
      label: 'Tasa',
      before: before && formatPercent(before.annualRatePercent),
      after: after && formatPercent(after.annualRatePercent),
    },
    {
      label: 'Primer pago',
      before: before && formatMoney(before.firstPayment),
      after: after && formatMoney(after.firstPayment),
    },
    { label: 'Total', before: before && formatMoney(before.total), after: after && formatMoney(after.total) },
    { label: 'CAT', before: before?.cat ?? null, after: after?.cat ?? null },
  ];
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}>
      <Typography component="h3" variant="subtitle2">
        {vehicle}
      </Typography>
      <Typography variant="body2" color="textSecondary" gutterBottom>
        {formatMoney(priceWithVat)} · {PERSON_TYPE_NAMES[personType].toLowerCase()} · {termMonths} meses
        {downPaymentPercent !== '0' && ` · ${formatPercent(downPaymentPercent)} al inicio`}
      </Typography>
      <Table size="small" aria-label={`Antes y después, ${vehicle}`} sx={{ '& td, & th': { px: 0.5 } }}>
        <TableHead>
          <TableRow>
            <TableCell>Concepto</TableCell>
            <TableCell sx={amount}>Antes</TableCell>
            <TableCell sx={amount}>Después</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <TableRow key={line.label}>
              <TableCell component="th" scope="row">
                {line.label}
              </TableCell>
              <TableCell sx={{ ...amount, color: 'text.secondary' }}>{line.before ?? '—'}</TableCell>
              <TableCell sx={{ ...amount, fontWeight: line.before === line.after ? 400 : 700 }}>
                {line.after ?? '—'}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
