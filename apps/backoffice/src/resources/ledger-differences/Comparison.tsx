import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { AdminLedgerDifference, LedgerSide } from '@flota/schemas';
import type { ReactNode } from 'react';
import { formatDay, formatMoney, formatPhone } from '../../i18n/format.js';
import { CONTRACT_STATE_NAMES, RECEIPT_NAMES } from './side-words.js';

interface Row {
  label: string;
  ours: ReactNode;
  theirs: ReactNode;
  /** Amounts line up. */
  isFigure?: boolean;
}

/** Both sides of a difference, each fact beside the other's. */
export function Comparison({ difference }: { difference: AdminLedgerDifference }) {
  const rows = rowsOf(difference);
  if (rows.length === 0) {
    return <Typography color="textSecondary">{NOTHING[difference.kind] ?? 'Ya no hay qué comparar.'}</Typography>;
  }
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Los dos lados">
      <Table size="small" sx={{ '& tr:last-child th': { borderBottom: 0 } }}>
        <TableHead>
          <TableRow>
            <TableCell>Dato</TableCell>
            <TableCell>En Flota</TableCell>
            <TableCell>En el libro</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ isFigure = true, label, ours, theirs }) => (
            <TableRow key={label}>
              <TableCell component="th" scope="row" sx={{ color: 'text.secondary' }}>
                {label}
              </TableCell>
              <TableCell sx={{ fontWeight: 500, whiteSpace: isFigure ? 'nowrap' : undefined }}>{ours}</TableCell>
              <TableCell sx={{ fontWeight: 500, whiteSpace: isFigure ? 'nowrap' : undefined }}>{theirs}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

const NOTHING: Partial<Record<AdminLedgerDifference['kind'], string>> = {
  unreadable: 'Del libro no se pudo leer nada de este contrato.',
  customer: 'Los datos ya no difieren, o falta la llave con la que se guardaron.',
};

const FIELD_NAMES = {
  name: 'Nombre',
  legalName: 'Nombre fiscal',
  rfc: 'RFC',
  email: 'Correo electrónico',
  phone: 'Teléfono',
} as const satisfies Record<AdminLedgerDifference['holder'][number]['field'], string>;

function rowsOf({ holder, kind, ours, theirs }: AdminLedgerDifference): Row[] {
  switch (kind) {
    case 'customer':
      return holder.map((field) => ({
        label: FIELD_NAMES[field.field],
        ours: personal(field.field, field.ours),
        theirs: personal(field.field, field.theirs),
        isFigure: false,
      }));
    case 'instalments':
      return linesOf(ours, theirs);
    case 'state':
      return [{ label: 'Estado', ours: stateOf(ours), theirs: stateOf(theirs) }];
    case 'balance':
      return [{ label: 'Saldo', ours: moneyOf(ours), theirs: moneyOf(theirs) }];
    case 'contract':
      return [
        { label: 'Contrato', ours: 'No está', theirs: stateOf(theirs) },
        { label: 'Saldo', ours: '—', theirs: moneyOf(theirs) },
      ];
    case 'movement':
    case 'movement_here':
    case 'movement_there':
      return [
        { label: 'Tipo', ours: kindOf(ours), theirs: kindOf(theirs), isFigure: false },
        { label: 'Cantidad', ours: moneyOf(ours), theirs: moneyOf(theirs) },
        { label: 'Día', ours: dayOf(ours), theirs: dayOf(theirs) },
        { label: 'Referencia', ours: ours?.reference || '—', theirs: theirs?.reference || '—', isFigure: false },
      ];
    case 'unreadable':
      return [];
  }
}

function linesOf(ours: LedgerSide | null, theirs: LedgerSide | null): Row[] {
  const there = new Map(theirs?.lines?.map((line) => [line.number, line]));
  return (ours?.lines ?? []).map((line) => ({
    label: `Pago ${line.number}`,
    ours: lineOf(line),
    theirs: lineOf(there.get(line.number)),
  }));
}

const lineOf = (line: { dueOn: string | null; total: string | null } | undefined): string =>
  line?.total && line.dueOn ? `${formatMoney(line.total)} · ${formatDay(line.dueOn)}` : 'No está';

const moneyOf = (side: LedgerSide | null): string => (side?.amount ? formatMoney(side.amount) : '—');
const dayOf = (side: LedgerSide | null): string => (side?.on ? formatDay(side.on) : '—');
const stateOf = (side: LedgerSide | null): string => (side?.state ? CONTRACT_STATE_NAMES[side.state] : '—');

function kindOf(side: LedgerSide | null): string {
  if (!side?.kind) return 'No está';
  return side.takenBack ? `${RECEIPT_NAMES[side.kind]}, anulado` : RECEIPT_NAMES[side.kind];
}

function personal(field: AdminLedgerDifference['holder'][number]['field'], value: string | null): string {
  if (!value) return '—';
  return field === 'phone' ? formatPhone(value) : value;
}
