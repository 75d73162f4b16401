import { Box } from '@mui/material';
import { downPaymentName } from '@flota/figures';
import type { PlanKind } from '@flota/schemas';
import type { ReactNode } from 'react';
import {
  ArrayInput,
  BooleanInput,
  CheckboxGroupInput,
  SelectArrayInput,
  SelectInput,
  SimpleFormIterator,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Section } from '../../components/Figures.js';
import { useVehicleTypeChoices } from '../../components/catalogues.js';
import { PERSON_TYPE_CHOICES } from '../../components/choices.js';
import { PAYMENT_MODES } from './texts.js';
import { inputGrid, Percent, Whole } from './rule-inputs.js';

const terms = Array.from({ length: 12 }, (_, index) => ({ id: 6 * (index + 1), name: `${6 * (index + 1)} meses` }));
const paymentModes = Object.entries(PAYMENT_MODES).map(([id, { name }]) => ({ id, name }));

/** What a plan lets people quote, and the rates that stand below it. Percentages here; the wire's fractions are the form's own matter. */
export function RulesInputs({ kind, children }: { kind: PlanKind; children: ReactNode }) {
  const isCredit = kind === 'direct_credit' || kind === 'flexibility';
  return (
    <>
      <Section title="Condiciones">
        <CheckboxGroupInput
          source="rules.personTypes"
          label="Quién puede cotizar"
          choices={PERSON_TYPE_CHOICES}
          helperText={false}
        />
        <CheckboxGroupInput source="rules.termsMonths" label="Plazos" choices={terms} helperText={false} />
        <Box sx={inputGrid}>
          <Whole source="rules.defaultTermMonths" label="Plazo inicial (meses)" />
          <Percent source="rules.openingFeePercent" label="Comisión por apertura" />
          <Percent source="rules.vatRate" label="IVA" />
          <Whole source="rules.quoteValidityDays" label="Vigencia (días)" />
        </Box>
        {kind !== 'pure_lease' && <Range source="rules.downPaymentPercent" label={downPaymentName(kind)} />}
        {kind === 'flexibility' && <Range source="rules.balloonPercentOfPrice" label="Pago final" />}
        {isCredit && <CreditInputs />}
        {kind === 'financial_lease' && (
          <Box sx={inputGrid}>
            <Percent source="rules.purchaseOptionPercent" label="Opción de compra" />
            <Whole source="rules.depositRents" label="Rentas en depósito" />
          </Box>
        )}
        {kind === 'pure_lease' && <PureLeaseInputs />}
      </Section>
      <InsuranceInputs />
      <Section title="Tasas anuales fijas">{children}</Section>
    </>
  );
}

const Range = ({ source, label }: { source: string; label: string }) => (
  <Box sx={inputGrid}>
    <Percent source={`${source}.min`} label={`${label} mínimo`} />
    <Percent source={`${source}.max`} label={`${label} máximo`} />
    <Percent source={`${source}.default`} label={`${label} inicial`} />
    <Percent source={`${source}.step`} label="De tanto en tanto" />
  </Box>
);

const CreditInputs = () => (
  <>
    <SelectInput source="rules.paymentMode" label="Mensualidad" choices={paymentModes} helperText={false} />
    <Box sx={{ ...inputGrid, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
      <Percent source="rules.vatOnInterestRate.fisica" label="IVA de intereses, física" />
      <Percent source="rules.vatOnInterestRate.fisica_empresarial" label="IVA de intereses, física con actividad" />
      <Percent source="rules.vatOnInterestRate.moral" label="IVA de intereses, moral" />
      <Percent
        source="rules.borderVatOnInterestRate"
        label="IVA de intereses, región fronteriza"
        hint="Vacío: la calculadora no lo pregunta."
      />
      <BooleanInput
        source="rules.openingFeeFinanced"
        label="Financiar la comisión"
        helperText={false}
        sx={{ gridColumn: 'span 2' }}
      />
    </Box>
  </>
);

const PureLeaseInputs = () => (
  <>
    <Box sx={inputGrid}>
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

/** What insurance of the vehicle is estimated to cost; without an estimate a quote says nothing of it. */
function InsuranceInputs() {
  const isEstimated = useWatch({ name: 'rules.insurance.estimated' }) as boolean;
  const vehicleTypes = useVehicleTypeChoices();
  return (
    <Section title="Seguro">
      <BooleanInput
        source="rules.insurance.estimated"
        label="Las cotizaciones estiman el seguro"
        helperText="Se paga cada mes aparte de la mensualidad o renta. La cotización dice la prima que supone, y el total con seguro y sin él."
      />
      {isEstimated && (
        <>
          <BooleanInput
            source="rules.insurance.mandatory"
            label="El plan obliga a contratarlo"
            helperText="Entonces cuenta en el CAT; al lado se muestra el CAT sin el seguro. Si no obliga, el visitante puede quitarlo de su cotización."
          />
          <ArrayInput
            source="rules.insurance.premiums"
            label="Prima de un año, sin IVA"
            helperText={false}
            sx={{ mt: 2 }}
          >
            <SimpleFormIterator inline disableReordering>
              <Percent source="annualPercentOfPrice" label="Prima, del precio con IVA" />
              <SelectArrayInput
                source="vehicleTypes"
                label="Vehículos (vacío: todos)"
                choices={vehicleTypes}
                helperText={false}
                sx={{ minWidth: '14rem' }}
              />
            </SimpleFormIterator>
          </ArrayInput>
        </>
      )}
    </Section>
  );
}
