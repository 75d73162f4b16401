import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { alpha } from '@mui/material/styles';
import { type AdminRatePreview, PERSON_TYPE_NAMES } from '@flota/schemas';
import { useVehicleTypes } from '../catalogues.js';
import { formatDay, formatPercent } from '../../i18n/format.js';
import { changeInWords } from './change-words.js';

type Comparison = AdminRatePreview['comparison'];
type Group = Comparison[number]['groups'][number];

/** Cell by cell, from what is in force on that day to what would be; in colour and in words. */
export function RateComparisonView({ comparison }: { comparison: Comparison }) {
  if (comparison.every(({ groups }) => groups.every(({ changed }) => changed === 0))) {
    return <Typography color="textSecondary">Ninguna tasa cambia.</Typography>;
  }
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {comparison.map(({ day, groups }, index) => (
        <Box key={day} sx={{ display: 'grid', gap: 2 }}>
          {comparison.length > 1 && (
            <Typography component="h3" variant="subtitle1">
              {index === 0 ? `El ${formatDay(day)}` : `Desde el ${formatDay(day)}`}
            </Typography>
          )}
          {groups
            .filter(({ changed }) => changed > 0)
            .map((group) => (
              <ComparedGroup
                key={JSON.stringify(group.served)}
                group={group}
                heading={comparison.length > 1 ? 'h4' : 'h3'}
              />
            ))}
          <Unchanged groups={groups.filter(({ changed }) => changed === 0)} />
        </Box>
      ))}
    </Box>
  );
}

function useServed() {
  const types = useVehicleTypes();
  return ({ served }: Group): string => {
    const vehicles = [...new Set(served.map(({ vehicleType }) => vehicleType))];
    return vehicles
      .map((slug) => {
        const persons = served.filter(({ vehicleType }) => vehicleType === slug);
        const name = types.find((type) => type.slug === slug)?.name ?? slug;
        return `${name}: ${persons.map(({ personType }) => PERSON_TYPE_NAMES[personType]).join(', ')}`;
      })
      .join(' · ');
  };
}

function ComparedGroup({ group, heading }: { group: Group; heading: 'h3' | 'h4' }) {
  const name = useServed()(group);
  const cells = group.changed === 1 ? '1 tasa cambia' : `${group.changed} tasas cambian`;
  return (
    <div>
      <Typography component={heading} variant="subtitle2" gutterBottom>
        {name} · {cells}
      </Typography>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-label={`Tasas antes y después, ${name}`} sx={{ width: 'auto' }}>
          <TableHead>
            <TableRow>
              <TableCell>Plazo</TableCell>
              {group.downPayments.map(({ from, to }) => (
                <TableCell key={from} align="right" sx={{ minWidth: 140 }}>
                  {group.downPayments.length === 1 ? 'Tasa' : `${formatPercent(from)} a ${formatPercent(to)}`}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {group.rows.map(({ cells: row, termMonths }) => (
              <TableRow key={termMonths}>
                <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                  {termMonths} meses
                </TableCell>
                {row.map((cell, column) => {
                  const change = changeInWords(cell);
                  return (
                    <TableCell
                      key={group.downPayments[column]?.from}
                      align="right"
                      sx={{
                        fontVariantNumeric: 'tabular-nums',
                        ...(change && { bgcolor: (theme) => alpha(theme.palette[change.tone].main, 0.12) }),
                      }}
                    >
                      {change ? (
                        <>
                          <strong>
                            {change.from} → {change.to}
                          </strong>
                          <Typography variant="caption" component="div" sx={{ fontWeight: 600 }}>
                            {change.words}
                          </Typography>
                        </>
                      ) : (
                        <Typography component="span" variant="body2" color="textSecondary">
                          {cell.after === null ? '—' : formatPercent(cell.after)}
                        </Typography>
                      )}
                    </TableCell>
                  );
                })}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </div>
  );
}

function Unchanged({ groups }: { groups: Group[] }) {
  const served = useServed();
  if (groups.length === 0) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      Sin cambio: {groups.map(served).join(' · ')}.
    </Typography>
  );
}
