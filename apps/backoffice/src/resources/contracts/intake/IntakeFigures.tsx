import { Alert } from '@mui/material';
import type { LedgerInstalment } from '@flota/finance';
import type { FigureName } from '@flota/figures';
import { todayInMexico } from '@flota/schemas';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { Figure, Figures, Section } from '../../../components/Figures.js';
import { CatFigure, QuoteFigures } from '../../../components/QuoteFigures.js';
import { formatDay, formatMoney } from '../../../i18n/format.js';
import { fieldErrorText } from '../../../i18n/problem-texts.js';
import { previewOf, type IntakePreview } from './intake-preview.js';

/** Of all figures those that are printed in the contract on paper, to compare. */
const SHOWN = new Set<FigureName>([
  'amountFinanced',
  'openingFee',
  'totalOfMonthlyPayments',
  'totalRentsWithVat',
  'totalPaidAll',
]);

/** What the customer will owe by what stands in the form, to be compared with the paper. Typing comes first. */
export function IntakeFigures() {
  const form = useDeferredValue(useWatch());
  const preview = previewOf(form, todayInMexico());
  return (
    <Section title="Lo que resulta">
      {preview.state === 'ready' ? (
        <Schedule preview={preview} />
      ) : (
        <Alert severity="info" role="status">
          {preview.state === 'refused'
            ? fieldErrorText(preview.code)
            : 'Con las condiciones y las fechas completas verá aquí los pagos, para compararlos con el contrato firmado.'}
        </Alert>
      )}
    </Section>
  );
}

function Schedule({ preview }: { preview: Extract<IntakePreview, { state: 'ready' }> }) {
  const { first, last, end, past, view } = preview;
  return (
    <>
      <Figures>
        <Figure label={`Primer pago, ${formatDay(first.dueOn)}`} strong>
          {formatMoney(first.total)}
        </Figure>
        <Figure label={`Pago ${last.number}, ${formatDay(last.dueOn)}`}>{formatMoney(last.total)}</Figure>
        {end && <Figure label={endName(end)}>{formatMoney(end.total)}</Figure>}
        <QuoteFigures view={view} only={SHOWN} />
        <CatFigure view={view} />
      </Figures>
      {past > 0 && (
        <Alert severity="warning" role="status" sx={{ mt: 2 }}>
          {pastWords(past)} Si ya recibió el dinero, traiga el contrato por archivo, con sus pagos.
        </Alert>
      )}
    </>
  );
}

const pastWords = (past: number) =>
  past === 1
    ? 'Un pago ya venció y quedará por cobrar con moratorios.'
    : `${past} pagos ya vencieron y quedarán por cobrar con moratorios.`;

const endName = ({ kind }: LedgerInstalment) =>
  kind === 'balloon' ? 'Pago final con IVA' : 'Opción de compra con IVA';
