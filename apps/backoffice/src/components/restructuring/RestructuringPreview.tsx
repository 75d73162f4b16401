import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { catWithoutVat, isZero } from '@flota/figures';
import { type RestructuringFigures, restructuringTermsSchema } from '@flota/schemas';
import { type FieldValues, useWatch } from 'react-hook-form';
import { formatDay, formatMoney } from '../../i18n/format.js';
import { FormPreview } from '../FormPreview.js';
import { noWrap } from '../ListParts.js';

interface RestructuringPreviewProps {
  contractId: string;
  read: (values: FieldValues) => object;
}

/** What the proposal would change today. */
export function RestructuringPreview({ contractId, read }: RestructuringPreviewProps) {
  const { data: asked = null } = restructuringTermsSchema.safeParse(read(useWatch()));
  return (
    <FormPreview<RestructuringFigures>
      path={`/api/admin/contracts/${contractId}/restructuring-previews`}
      asked={asked}
      incomplete="Escriba cuántos pagos faltarían para ver las cifras antes y después."
    >
      {(figures) => (
        <>
          <Comparison figures={figures} />
          <Instalments figures={figures} />
        </>
      )}
    </FormPreview>
  );
}

function Comparison({ figures: { after, before, costsMore, due } }: { figures: RestructuringFigures }) {
  const lines: [string, string, string][] = [
    ['Próximo pago', formatMoney(before.nextTotal), formatMoney(after.nextTotal)],
    ['Pago mensual con IVA', formatMoney(before.payment), formatMoney(after.payment)],
    ['Pagos que faltan', String(before.paymentsLeft), String(after.paymentsLeft)],
    ['Último pago', formatDay(before.lastDueOn), formatDay(after.lastDueOn)],
    ['Intereses que faltan', formatMoney(before.interest), formatMoney(after.interest)],
    ['IVA de esos intereses', formatMoney(before.vat), formatMoney(after.vat)],
    ...catLine(before.cat, after.cat),
  ];
  return (
    <>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Qué cambia</TableCell>
            <TableCell align="right">Antes</TableCell>
            <TableCell align="right">Después</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(([label, old, now]) => (
            <TableRow key={label}>
              <TableCell component="th" scope="row">
                {label}
              </TableCell>
              <TableCell align="right" sx={noWrap}>
                {old}
              </TableCell>
              <TableCell align="right" sx={{ ...noWrap, fontWeight: 600 }}>
                {now}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Typography sx={{ mt: 1.5 }}>{costWords(costsMore)}</Typography>
      {!isZero(due) && (
        <Typography color="textSecondary" variant="body2">
          Los {formatMoney(due)} vencidos se siguen debiendo y no entran.
        </Typography>
      )}
    </>
  );
}

/** No rate solves it of a few cents. */
const catLine = (before: string | null | undefined, after: string | null | undefined): [string, string, string][] =>
  before && after ? [['CAT de lo que falta', catWithoutVat(before), catWithoutVat(after)]] : [];

function costWords(costsMore: string): string {
  if (isZero(costsMore)) return 'En total paga lo mismo de intereses.';
  return costsMore.startsWith('-')
    ? `En total paga ${formatMoney(costsMore.slice(1))} menos de intereses e IVA.`
    : `En total paga ${formatMoney(costsMore)} más de intereses e IVA.`;
}

const Instalments = ({ figures: { after, instalments } }: { figures: RestructuringFigures }) => (
  <Box
    sx={{ mt: 2, maxHeight: 280, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
    tabIndex={0}
    role="region"
    aria-label="La nueva tabla de pagos"
  >
    <Table size="small" stickyHeader>
      <TableHead>
        <TableRow>
          {['Pago', 'Vence', 'Capital', 'Interés', 'IVA', 'Total', 'Saldo'].map((name, index) => (
            <TableCell key={name} align={index > 1 ? 'right' : 'left'}>
              {name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {instalments.map(({ balance, capital, dueOn, interest, number, total, vat }, index) => (
          <TableRow key={number}>
            <TableCell>{after.balloon !== null && index === instalments.length - 1 ? 'Final' : number}</TableCell>
            <TableCell sx={noWrap}>{formatDay(dueOn)}</TableCell>
            {[capital, interest, vat, total, balance].map((amount, column) => (
              <TableCell key={column} align="right" sx={noWrap}>
                {formatMoney(amount)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
);
