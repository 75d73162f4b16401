import { Box } from '@mui/material';
import type { PlanKind } from '@flota/schemas';
import {
  ArrayInput,
  BooleanInput,
  CheckboxGroupInput,
  DateInput,
  NumberInput,
  SelectArrayInput,
  SelectInput,
  SimpleFormIterator,
  TextInput,
} from 'react-admin';
import { Section } from '../../components/Figures.js';
import { PERSON_TYPES } from '../../components/person-types.js';
import { useVehicleTypes } from '../../components/use-vehicle-types.js';
import { EMPTY_LINE } from './plan-form.js';
import { downPaymentName, PAYMENT_MODES } from './plan-kinds.js';

const personTypes = Object.entries(PERSON_TYPES).map(([id, name]) => ({ id, name }));
const terms = Array.from({ length: 12 }, (_, index) => ({ id: 6 * (index + 1), name: `${6 * (index + 1)} meses` }));
const paymentModes = Object.entries(PAYMENT_MODES).map(([id, { name }]) => ({ id, name }));

const grid = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
  alignItems: 'start',
};

/** One line a rate where there is room; on narrow screens its boxes stand in two or three columns. */
const rateLine = {
  '& .RaSimpleFormIterator-form': {
    display: 'grid',
    columnGap: 1,
    gridTemplateColumns: {
      xs: '1fr 1fr',
      sm: 'repeat(3, 1fr)',
      lg: '0.7fr 1.2fr 1.4fr 0.85fr 0.8fr 0.8fr 0.8fr 1.3fr 1.3fr',
    },
  },
  '& .RaSimpleFormIterator-form > *': { minWidth: 0, width: '100%' },
};

const Percent = ({ source, label }: { source: string; label: string }) => (
  <TextInput
    source={source}
    label={`${label} (%)`}
    helperText={false}
    slotProps={{ htmlInput: { inputMode: 'decimal' } }}
  />
);

/** Nine boxes in a row: their labels are short, and the table says above what they stand for. */
const RatePercent = ({ source, label }: { source: string; label: string }) => (
  <TextInput source={source} label={label} helperText={false} slotProps={{ htmlInput: { inputMode: 'decimal' } }} />
);

const Whole = ({ source, label }: { source: string; label: string }) => (
  <NumberInput source={source} label={label} min={0} step={1} helperText={false} />
);

/** What a plan lets people quote, and at which rates. Percentages here; the wire's fractions are the form's own matter. */
export function RulesInputs({ kind }: { kind: PlanKind }) {
  const isCredit = kind === 'direct_credit' || kind === 'flexibility';
  return (
    <>
      <Section title="Condiciones">
        <CheckboxGroupInput
          source="rules.personTypes"
          label="Quién puede cotizar"
          choices={personTypes}
          helperText={false}
        />
        <CheckboxGroupInput source="rules.termsMonths" label="Plazos" choices={terms} helperText={false} />
        <Box sx={grid}>
          <Whole source="rules.defaultTermMonths" label="Plazo inicial (meses)" />
          <Percent source="rules.openingFeePercent" label="Comisión por apertura" />
          <Percent source="rules.vatRate" label="IVA" />
          <Whole source="rules.quoteValidityDays" label="Vigencia (días)" />
        </Box>
        {kind !== 'pure_lease' && <Range source="rules.downPaymentPercent" label={downPaymentName(kind)} />}
        {kind === 'flexibility' && <Range source="rules.balloonPercentOfPrice" label="Pago final" />}
        {isCredit && <CreditInputs />}
        {kind === 'financial_lease' && (
          <Box sx={grid}>
            <Percent source="rules.purchaseOptionPercent" label="Opción de compra" />
            <Whole source="rules.depositRents" label="Rentas en depósito" />
          </Box>
        )}
        {kind === 'pure_lease' && <PureLeaseInputs />}
      </Section>
      <Section title="Tasas">
        <RateTable downPayment={downPaymentName(kind)} />
      </Section>
    </>
  );
}

const Range = ({ source, label }: { source: string; label: string }) => (
  <Box sx={grid}>
    <Percent source={`${source}.min`} label={`${label} mínimo`} />
    <Percent source={`${source}.max`} label={`${label} máximo`} />
    <Percent source={`${source}.default`} label={`${label} inicial`} />
    <Percent source={`${source}.step`} label="De tanto en tanto" />
  </Box>
);

const CreditInputs = () => (
  <>
    <SelectInput source="rules.paymentMode" label="Mensualidad" choices={paymentModes} helperText={false} />
    <Box sx={grid}>
      <Percent source="rules.vatOnInterestRate.fisica" label="IVA de intereses, física" />
      <Percent source="rules.vatOnInterestRate.moral" label="IVA de intereses, moral" />
      <BooleanInput source="rules.openingFeeFinanced" label="Financiar la comisión" helperText={false} />
    </Box>
  </>
);

const PureLeaseInputs = () => (
  <>
    <Box sx={grid}>
      <Whole source="rules.depositRents" label="Rentas en depósito" />
      <BooleanInput source="rules.rentsInAdvance" label="Rentas por adelantado" helperText={false} />
    </Box>
    <ArrayInput source="rules.residualByTerm" label="Valor residual por plazo" helperText={false}>
      <SimpleFormIterator inline disableReordering>
        <Whole source="termMonths" label="Plazo (meses)" />
        <Percent source="residualPercent" label="Valor residual" />
      </SimpleFormIterator>
    </ArrayInput>
  </>
);

/** Top to bottom, the first line whose conditions all hold gives the rate. */
function RateTable({ downPayment }: { downPayment: string }) {
  const vehicleTypes = useVehicleTypes().map(({ slug, name }) => ({ id: slug, name }));
  return (
    <ArrayInput
      source="rules.rates"
      label="Tabla de tasas"
      helperText={`De arriba abajo, la primera línea que coincide manda: vehículos, personas, plazo en meses, ${downPayment.toLowerCase()} en por ciento y fechas. Una condición vacía vale para todos.`}
      defaultValue={[EMPTY_LINE]}
    >
      <SimpleFormIterator inline fullWidth sx={rateLine}>
        <RatePercent source="annualRatePercent" label="Tasa %" />
        <SelectArrayInput source="vehicleTypes" label="Vehículos" choices={vehicleTypes} helperText={false} />
        <SelectArrayInput source="personTypes" label="Personas" choices={personTypes} helperText={false} />
        <Whole source="minTermMonths" label="Meses de" />
        <Whole source="maxTermMonths" label="Meses a" />
        <RatePercent source="minDownPaymentPercent" label={`${downPayment.slice(0, 3)}. de %`} />
        <RatePercent source="maxDownPaymentPercent" label={`${downPayment.slice(0, 3)}. a %`} />
        <DateInput source="validFrom" label="Vale desde" helperText={false} />
        <DateInput source="validTo" label="Vale hasta" helperText={false} />
      </SimpleFormIterator>
    </ArrayInput>
  );
}
