import { type MoneyFlow, moneyList, type MoneyMonth } from '@flota/schemas';
import {
  Box,
  Link,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { Link as RouterLink } from 'react-admin';
import { HeardOnly } from '../../components/HeardOnly.js';
import { listPath } from '../../components/list-path.js';
import { formatDay, formatMoney, formatMonth } from '../../i18n/format.js';
import { formatShortMoney, shareReceived, shareText } from './texts.js';

const FLOWS = { due: 'Venció', received: 'Se recibió', owed: 'Se debe' } as const satisfies Record<MoneyFlow, string>;

const FIGURE = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', px: { xs: 1, sm: 1.5 } } as const;

/** `2026-11-01` -> `nov 2026` */
const shortMonth = (firstDay: string): string => formatDay(firstDay).replace('1 ', '');

/** The newest month first; the bars are drawn into the table that says the same. */
export function MoneyTable({ months }: { months: MoneyMonth[] }) {
  const most = Math.max(1, ...months.map(({ owedBefore, due }) => Number(owedBefore) + Number(due)));
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell sx={{ pl: 0 }}>Mes</TableCell>
          {(Object.keys(FLOWS) as MoneyFlow[]).map((flow) => (
            <TableCell key={flow} align="right" sx={{ ...FIGURE, '&:last-child': { pr: 0 } }}>
              {FLOWS[flow]}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {months.map((month, place) => (
          <TableRow
            key={month.month.from}
            sx={{ height: { xs: 60, md: 54 }, verticalAlign: 'top', '&:last-child > *': { borderBottom: 0 } }}
          >
            <TableCell component="th" scope="row" sx={{ pl: 0, width: '100%', fontWeight: place === 0 ? 700 : 400 }}>
              {shortMonth(month.month.from)}
              <Bar {...month} most={most} />
              <Typography variant="caption" component="span" color="textSecondary" sx={{ display: 'block' }}>
                {shareText(month)}
              </Typography>
            </TableCell>
            {(Object.keys(FLOWS) as MoneyFlow[]).map((flow) => (
              <TableCell key={flow} align="right" sx={{ ...FIGURE, '&:last-child': { pr: 0 } }}>
                <Amount flow={flow} month={month} strong={place === 0} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** As long as what was to come in, and filled as far as it came. */
function Bar({ most, ...month }: MoneyMonth & { most: number }) {
  const expected = Math.max(0, Number(month.owedBefore) + Number(month.due));
  return (
    <Box aria-hidden sx={{ height: 6, my: 0.5, width: `${(expected / most) * 100}%`, bgcolor: 'divider' }}>
      <Box sx={{ height: '100%', width: `${shareReceived(month) ?? 0}%`, bgcolor: 'info.main' }} />
    </Box>
  );
}

interface AmountProps {
  flow: MoneyFlow;
  month: MoneyMonth;
  strong: boolean;
}

/** Leads to exactly the movements that it is the sum of. */
function Amount({ flow, month, strong }: AmountProps) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { resource, filter } = moneyList(flow, month.month);
  const amount = month[flow];
  return (
    <Link component={RouterLink} to={listPath(resource, filter)} sx={{ fontWeight: strong ? 700 : 400 }}>
      {isPhone ? formatShortMoney(amount) : formatMoney(amount, { decimals: false })}
      <HeardOnly>{` ${FLOWS[flow].toLowerCase()}, ${formatMonth(month.month.from)}: ${formatMoney(amount)}`}</HeardOnly>
    </Link>
  );
}
