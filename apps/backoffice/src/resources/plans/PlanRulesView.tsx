import { Box, Stack, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { downPaymentName, formatFraction } from '@flota/figures';
import { PERSON_TYPE_NAMES, type PlanRules } from '@flota/schemas';
import { Figure, Figures, Section, TwoColumns } from '../../components/Figures.js';
import { useVehicleTypes } from '../../components/catalogues.js';
import { formatPercent } from '../../i18n/format.js';
import { PAYMENT_MODES, PLAN_KINDS } from './texts.js';
import { rateConditions } from './rate-conditions.js';

/** The rules in force, readable for everybody who may look. */
export const PlanRulesView = ({ rules }: { rules: PlanRules }) => (
  <TwoColumns>
    <Stack spacing={2}>
      <Offer rules={rules} />
      <Costs rules={rules} />
      {rules.kind === 'pure_lease' && <Residuals rules={rules} />}
    </Stack>
    <Rates rules={rules} />
  </TwoColumns>
);

type Range = PlanRules['downPaymentPercent'];

const rangeText = ({ min, max, default: usual, step }: Range): string =>
  min === max
    ? formatPercent(min)
    : `De ${formatPercent(min)} a ${formatPercent(max)}, de ${formatPercent(step)} en ${formatPercent(step)}; propuesto ${formatPercent(usual)}`;

const Offer = ({ rules }: { rules: PlanRules }) => (
  <Section title="Qué ofrece">
    <Figures>
      <Figure label="Tipo de plan">{PLAN_KINDS[rules.kind]}</Figure>
      <Figure label="Para">{rules.personTypes.map((type) => PERSON_TYPE_NAMES[type]).join('; ')}</Figure>
      <Figure label="Plazos">
        {rules.termsMonths.join(', ')} meses; propuesto {rules.defaultTermMonths}
      </Figure>
      {rules.kind !== 'pure_lease' && (
        <Figure label={downPaymentName(rules.kind)}>{rangeText(rules.downPaymentPercent)}</Figure>
      )}
      {rules.kind === 'flexibility' && <Figure label="Pago final">{rangeText(rules.balloonPercentOfPrice)}</Figure>}
      <Figure label="Vigencia de la cotización">{rules.quoteValidityDays} días</Figure>
    </Figures>
  </Section>
);

const insuranceText = ({ insurance }: PlanRules): string => {
  if (!insurance) return 'Sin estimación';
  return insurance.mandatory ? 'Obligatorio: cuenta en el CAT' : 'Opcional: no cuenta en el CAT';
};

function Costs({ rules }: { rules: PlanRules }) {
  const types = useVehicleTypes();
  return (
    <Section title="Comisión, IVA, pago y seguro">
      <Figures>
        <Figure label="Comisión por apertura">{formatPercent(rules.openingFeePercent)}</Figure>
        {'openingFeeFinanced' in rules && (
          <Figure label="La comisión">{rules.openingFeeFinanced ? 'Se financia' : 'Se paga a la firma'}</Figure>
        )}
        <Figure label="IVA">{formatFraction(rules.vatRate)}</Figure>
        {'vatOnInterestRate' in rules &&
          rules.personTypes.map((type) => (
            <Figure key={type} label={`IVA de los intereses, ${PERSON_TYPE_NAMES[type].toLowerCase()}`}>
              {formatFraction(rules.vatOnInterestRate[type])}
            </Figure>
          ))}
        {'borderVatOnInterestRate' in rules && (
          <Figure label="IVA de los intereses, región fronteriza">
            {rules.borderVatOnInterestRate === null ? 'No se pregunta' : formatFraction(rules.borderVatOnInterestRate)}
          </Figure>
        )}
        {'paymentMode' in rules && <Figure label="Mensualidad">{PAYMENT_MODES[rules.paymentMode].name}</Figure>}
        {'purchaseOptionPercent' in rules && (
          <Figure label="Opción de compra">{formatPercent(rules.purchaseOptionPercent)} del precio sin IVA</Figure>
        )}
        {'rentsInAdvance' in rules && (
          <Figure label="Las rentas se pagan">
            {rules.rentsInAdvance ? 'Al inicio de cada mes' : 'Al final de cada mes'}
          </Figure>
        )}
        <Figure label="Seguro">{insuranceText(rules)}</Figure>
        {rules.insurance?.premiums.map(({ annualPercentOfPrice, vehicleTypes }, index) => (
          <Figure
            // The place is what tells one from another.
            key={index}
            label={`Prima de un año, ${vehicleTypes?.map((slug) => types.find((type) => type.slug === slug)?.name ?? slug).join(', ') ?? 'todos los vehículos'}`}
          >
            {formatPercent(annualPercentOfPrice)} del precio, más IVA
          </Figure>
        ))}
        {'depositRents' in rules && (
          <Figure label="Depósito en garantía">
            {rules.depositRents === 0
              ? 'Sin depósito'
              : `${rules.depositRents} ${rules.depositRents === 1 ? 'renta' : 'rentas'}`}
          </Figure>
        )}
      </Figures>
    </Section>
  );
}

const Residuals = ({ rules }: { rules: Extract<PlanRules, { kind: 'pure_lease' }> }) => (
  <Section title="Valor residual">
    <Figures>
      {rules.residualByTerm.map(({ termMonths, residualPercent }) => (
        <Figure key={termMonths} label={`${termMonths} meses`}>
          {formatPercent(residualPercent)} del precio sin IVA
        </Figure>
      ))}
    </Figures>
  </Section>
);

function Rates({ rules }: { rules: PlanRules }) {
  const types = useVehicleTypes();
  const downPayment = downPaymentName(rules.kind);
  return (
    <Section title="Tasas anuales fijas">
      <Box sx={{ mb: 1, color: 'text.secondary', typography: 'body2' }}>
        De arriba abajo, la primera línea que coincide manda.
      </Box>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell align="right">#</TableCell>
            <TableCell align="right">Tasa</TableCell>
            <TableCell>Cuándo aplica</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rules.rates.map((row, index) => (
            // The place in the table is what tells a line from another.
            <TableRow key={index}>
              <TableCell align="right" sx={{ color: 'text.secondary' }}>
                {index + 1}
              </TableCell>
              <TableCell align="right" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
                {formatPercent(row.annualRatePercent)}
              </TableCell>
              <TableCell>{rateConditions(row, types, downPayment)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Section>
  );
}
