import { ARREARS_NAMES, type CollectionTotals } from '@flota/schemas';
import { Box, Link, Paper, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { http } from '../../api/client.js';
import { formatCount, formatMoney } from '../../i18n/format.js';

/** How much is owed by age, each figure with its list. */
export function AgeTotals() {
  const { data } = useQuery({
    queryKey: ['collection-totals'],
    queryFn: ({ signal }) => http.json<CollectionTotals>('/api/admin/collection-totals', { signal }),
  });
  return (
    <Box
      component="section"
      aria-label="Atraso por antigüedad"
      sx={{
        display: 'grid',
        gap: 1.5,
        mt: 2,
        minHeight: 92,
        gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      {data?.totals.map(({ age, amount, contracts }) => (
        <Paper key={age} sx={{ p: 1.5 }}>
          <Link component={RouterLink} to={`?${new URLSearchParams({ filter: JSON.stringify({ arrears: age }) })}`}>
            {ARREARS_NAMES[age]} días
          </Link>
          <Typography variant="h3" component="p" sx={{ fontVariantNumeric: 'tabular-nums', mt: 0.5 }}>
            {formatMoney(amount)}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {contracts === 1 ? '1 contrato' : `${formatCount(contracts)} contratos`}
          </Typography>
        </Paper>
      ))}
    </Box>
  );
}
