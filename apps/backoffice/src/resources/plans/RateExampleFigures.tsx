import { Alert } from '@mui/material';
import { downPaymentName, type FigureName } from '@flota/figures';
import { PERSON_TYPE_NAMES, type PlanKind } from '@flota/schemas';
import { Figure, Figures } from '../../components/Figures.js';
import { CatFigure, QuoteFigures } from '../../components/QuoteFigures.js';
import { useVehicleTypes } from '../../components/catalogues.js';
import { formatPercent } from '../../i18n/format.js';
import type { Example, ExampleRequest } from './rate-example.js';

/** Of all figures those that a change of rules is judged by. */
const SHOWN = new Set<FigureName>([
  'firstPayment',
  'monthlyPayment',
  'rentTotal',
  'insuranceTotal',
  'openingFee',
  'initialOutlay',
  'balloon',
  'totalRentsWithVat',
  'totalPaidAll',
  'totalWithInsurance',
]);

interface RateExampleFiguresProps {
  example: Example;
  request: ExampleRequest;
  kind: PlanKind;
}

export function RateExampleFigures({ example, request, kind }: RateExampleFiguresProps) {
  const types = useVehicleTypes();
  if (example.state !== 'ready') {
    const vehicle = types.find(({ slug }) => slug === request.vehicleType)?.name ?? request.vehicleType;
    return (
      <Alert severity={example.state === 'gap' ? 'error' : 'info'} role="status">
        {example.state === 'gap' ? gapText(request, kind, vehicle) : noFiguresText(example)}
      </Alert>
    );
  }
  const { view } = example;
  return (
    <Figures>
      <Figure label="Tasa fija anual">{formatPercent(view.terms.annualRatePercent)}</Figure>
      <QuoteFigures view={view} only={SHOWN} strongPayment />
      <CatFigure view={view} />
    </Figures>
  );
}

function gapText({ personType, termMonths, downPaymentPercent }: ExampleRequest, kind: PlanKind, vehicle: string) {
  const downPayment =
    kind === 'pure_lease' ? '' : `, ${downPaymentName(kind).toLowerCase()} de ${formatPercent(downPaymentPercent)}`;
  return `Falta tasa para ${vehicle}, ${PERSON_TYPE_NAMES[personType].toLowerCase()}, ${termMonths} meses${downPayment}.`;
}

/** By field of `@flota/finance`, in the words of who is trying out values. */
const REFUSALS: Record<string, string> = {
  personType: 'El plan no se ofrece a ese tipo de persona.',
  priceWithVat: 'Escriba un precio, por ejemplo 2,500,000.',
  termMonths: 'El plan no ofrece ese plazo.',
  downPaymentPercent: 'Ese porcentaje está fuera de lo que el plan admite al inicio.',
};

const noFiguresText = (example: Extract<Example, { state: 'refused' | 'unfinished' }>): string =>
  (example.state === 'refused' && REFUSALS[example.field]) ||
  'Con las reglas como están no se puede calcular. Revise lo que falta por corregir.';
