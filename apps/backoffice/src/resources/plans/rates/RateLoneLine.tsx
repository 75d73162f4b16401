import { Box, Typography } from '@mui/material';
import type { RateRow } from '@flota/finance';
import type { VehicleType } from '@flota/schemas';
import { formatPercent } from '../../../i18n/format.js';
import { rateConditions } from '../rate-conditions.js';

interface RateLoneLineProps {
  line: RateRow;
  types: readonly VehicleType[];
  downPayment: string;
}

/** A line that no grid shows. It is kept as it stands, and changed among the lines. */
export const RateLoneLine = ({ downPayment, line, types }: RateLoneLineProps) => (
  <Box sx={{ borderLeft: 3, borderColor: 'divider', pl: 2, py: 0.5 }}>
    <Typography variant="body2">
      <strong>{formatPercent(line.annualRatePercent)}</strong> · {rateConditions(line, types, downPayment)}
    </Typography>
    <Typography variant="body2" color="textSecondary">
      Nunca aplica: las tasas de arriba atienden todo lo que dice. Se conserva; cámbiela o quítela en «Editar como
      líneas».
    </Typography>
  </Box>
);
