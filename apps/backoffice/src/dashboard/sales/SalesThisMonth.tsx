import { type AdminSalesGoals, type Sales, SALES_STEPS, type SalesStep } from '@flota/schemas';
import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { Link as RouterLink, useGetOne } from 'react-admin';
import { Section } from '../../components/Figures.js';
import { HeardOnly } from '../../components/HeardOnly.js';
import { listPath } from '../../components/list-path.js';
import { formatCount, formatDay } from '../../i18n/format.js';
import { GoalsButton } from './GoalsButton.js';
import { STEP_NAMES, trendText } from './texts.js';

/** From quote to contract: this month as far as it has gone, the same days of the month before, and what was aimed at. */
export function SalesThisMonth({ sales: { month, before, figures } }: { sales: Sales }) {
  const { data: goals } = useGetOne<AdminSalesGoals>('sales-goals', { id: 1 });
  const hasGoals =
    goals !== undefined && (Object.keys(SALES_STEPS) as SalesStep[]).some((step) => goals[step] !== null);
  return (
    <Section title="Ventas del mes" actions={goals && <GoalsButton goals={goals} />}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell sx={{ pl: 0 }}>
              <HeardOnly>Paso</HeardOnly>
            </TableCell>
            <TableCell align="right" sx={FIGURE}>
              Este mes
            </TableCell>
            <TableCell align="right" sx={FIGURE}>
              Antes
            </TableCell>
            {hasGoals && (
              <TableCell align="right" sx={{ ...FIGURE, pr: 0 }}>
                Meta
              </TableCell>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {(Object.keys(SALES_STEPS) as SalesStep[]).map((step) => (
            <TableRow key={step} sx={{ height: { xs: 44, md: 38 }, '&:last-child > *': { borderBottom: 0 } }}>
              <TableCell component="th" scope="row" sx={{ pl: 0 }}>
                {STEP_NAMES[step]}
                <Typography variant="caption" component="span" color="textSecondary" sx={{ display: 'block' }}>
                  {trendText(figures[step])}
                </Typography>
              </TableCell>
              <TableCell align="right" sx={FIGURE}>
                <Counted step={step} days={month} count={figures[step].now} strong />
              </TableCell>
              <TableCell align="right" sx={FIGURE}>
                <Counted step={step} days={before} count={figures[step].before} />
              </TableCell>
              {hasGoals && (
                <TableCell align="right" sx={{ ...FIGURE, pr: 0 }}>
                  <Reached goal={goals[step]} count={figures[step].now} />
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
        Del {formatDay(month.from)} al {formatDay(month.to)}, frente al {formatDay(before.from)} al{' '}
        {formatDay(before.to)}.
      </Typography>
    </Section>
  );
}

const FIGURE = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', px: { xs: 1, sm: 2 } } as const;

interface CountedProps {
  step: SalesStep;
  days: Sales['month'];
  count: number;
  strong?: boolean;
}

/** Leads to exactly what it counts. */
function Counted({ step, days, count, strong = false }: CountedProps) {
  const { resource, filter } = SALES_STEPS[step](days);
  return (
    <Link component={RouterLink} to={listPath(resource, filter)} sx={{ fontWeight: strong ? 700 : 400 }}>
      {formatCount(count)}
      <HeardOnly>
        {` ${STEP_NAMES[step].toLowerCase()}, del ${formatDay(days.from)} al ${formatDay(days.to)}`}
      </HeardOnly>
    </Link>
  );
}

/** What share of the month's goal is there, as a number and a bar that says the same. */
function Reached({ goal, count }: { goal: number | null; count: number }) {
  if (goal === null) return '—';
  const percent = Math.floor((count / goal) * 100);
  return (
    <>
      {percent} %{' '}
      <Typography variant="caption" component="span" color="textSecondary" sx={{ display: 'block' }}>
        de {formatCount(goal)}
      </Typography>
      <Box aria-hidden sx={{ height: 4, mt: 0.5, ml: 'auto', maxWidth: 96, bgcolor: 'divider' }}>
        <Box
          sx={{
            height: '100%',
            width: `${Math.min(percent, 100)}%`,
            bgcolor: percent < 100 ? 'info.main' : 'success.main',
          }}
        />
      </Box>
    </>
  );
}
