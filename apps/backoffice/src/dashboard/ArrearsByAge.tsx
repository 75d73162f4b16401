import { ARREARS_FIGURES, DASHBOARD_LISTS, type DashboardData, ARREARS_NAMES } from '@flota/schemas';
import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-admin';
import { HeardOnly } from '../components/HeardOnly.js';
import { formatCount } from '../i18n/format.js';
import { listPath } from '../components/list-path.js';

/** How long contracts have been behind. The bars are drawn into the table that says the same. */
export function ArrearsByAge({ data }: { data: DashboardData }) {
  const most = Math.max(1, ...ARREARS_FIGURES.map((figure) => data[figure]));
  if (ARREARS_FIGURES.every((figure) => data[figure] === 0)) {
    return <Typography color="textSecondary">Ningún contrato tiene atraso.</Typography>;
  }
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell sx={{ pl: 0, whiteSpace: 'nowrap' }}>Días de atraso</TableCell>
          <TableCell aria-hidden />
          <TableCell align="right" sx={{ pr: 0 }}>
            Contratos
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {ARREARS_FIGURES.map((figure, place) => {
          const { resource, filter } = DASHBOARD_LISTS[figure];
          return (
            <TableRow key={figure} sx={{ height: { xs: 44, md: 38 }, '&:last-child th': { borderBottom: 0 } }}>
              <TableCell component="th" scope="row" sx={{ pl: 0, whiteSpace: 'nowrap' }}>
                {ARREARS_NAMES[filter.arrears]}
              </TableCell>
              <TableCell aria-hidden sx={{ width: '100%' }}>
                <Box
                  component="svg"
                  viewBox="0 0 100 10"
                  preserveAspectRatio="none"
                  sx={{ display: 'block', width: '100%', height: 10, color: place < 2 ? 'warning.main' : 'error.main' }}
                >
                  <rect width={(data[figure] / most) * 100} height="10" fill="currentColor" />
                </Box>
              </TableCell>
              <TableCell align="right" sx={{ pr: 0, fontVariantNumeric: 'tabular-nums' }}>
                <Link component={RouterLink} to={listPath(resource, filter)}>
                  {formatCount(data[figure])}
                  <HeardOnly> contratos con {ARREARS_NAMES[filter.arrears]} días de atraso</HeardOnly>
                </Link>
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
