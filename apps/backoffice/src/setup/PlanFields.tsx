import { downPaymentName } from '@flota/figures';
import type { PlanKind } from '@flota/schemas';
import { Box, Checkbox, FormControlLabel, FormHelperText, Typography } from '@mui/material';
import { CheckboxGroupInput, ValidationError } from 'react-admin';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { TextInput } from '../components/form/TextInput.js';
import { RateExample } from '../resources/plans/RateExample.js';
import { Percent, Whole } from '../resources/plans/rule-inputs.js';
import { exampleRules, type PlanExampleForm } from './plan-example.js';

/** Labels of figures are long, and there is less room than where all rules are written. */
const figureGrid = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
};

/** What the figures come to follows them, or stands beside them. */
const besideExample = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
  alignItems: 'start',
};

/** The few figures that make a plan, beside what they come to. */
export const PlanFields = ({ kind }: { kind: PlanKind }) => (
  <Box sx={besideExample}>
    <Box sx={{ minWidth: 0 }}>
      <TextInput source="title" label="Nombre" isRequired limit={60} helperText="Como lo verán sus clientes." />
      <TextInput source="summary" label="Resumen" isRequired multiline limit={200} helperText={false} />
      <Box sx={{ ...figureGrid, mt: 1 }}>
        <Percent source="rules.rates.0.annualRatePercent" label="Tasa anual fija" />
        <Percent source="rules.openingFeePercent" label="Comisión por apertura" />
        {kind !== 'pure_lease' && <DownPayment kind={kind} />}
        {kind === 'flexibility' && <Percent source="rules.balloonPercentOfPrice.default" label="Pago final inicial" />}
        {kind === 'financial_lease' && <Percent source="rules.purchaseOptionPercent" label="Opción de compra" />}
        {(kind === 'financial_lease' || kind === 'pure_lease') && (
          <Whole source="rules.depositRents" label="Rentas en depósito" />
        )}
      </Box>
      <Terms kind={kind} />
      {kind === 'pure_lease' && <Residuals />}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, maxWidth: '65ch' }}>
        IVA, seguro, tasas por plazo o por vehículo y todo lo demás se afina en Planes después de crearlo.
      </Typography>
      <Reviewed />
    </Box>
    <Box sx={{ position: { lg: 'sticky' }, top: { lg: 72 } }}>
      <RateExample />
    </Box>
  </Box>
);

const DownPayment = ({ kind }: { kind: PlanKind }) => (
  <>
    <Percent source="rules.downPaymentPercent.min" label={`${downPaymentName(kind)} mínimo`} />
    <Percent source="rules.downPaymentPercent.default" label={`${downPaymentName(kind)} inicial`} />
  </>
);

/** A lease leaves a value at the end of each term on offer, and of no other. */
function Terms({ kind }: { kind: PlanKind }) {
  const { setValue, getValues } = useFormContext<PlanExampleForm>();
  const start = exampleRules(kind);
  const keepResiduals = (terms: number[]) => {
    if (start.kind !== 'pure_lease') return;
    const rules = getValues('rules');
    const known = [...(rules.kind === 'pure_lease' ? rules.residualByTerm : []), ...start.residualByTerm];
    const offered = start.residualByTerm.filter(({ termMonths }) => terms.includes(termMonths));
    const residualByTerm = offered.map(
      (line) => known.find(({ termMonths }) => termMonths === line.termMonths) ?? line,
    );
    setValue('rules', { ...rules, residualByTerm } as PlanExampleForm['rules'], { shouldDirty: true });
  };
  return (
    <>
      <CheckboxGroupInput
        source="rules.termsMonths"
        label="Plazos"
        choices={start.termsMonths.map((months) => ({ id: months, name: `${months} meses` }))}
        helperText={false}
        onChange={(event: unknown) => Array.isArray(event) && keepResiduals(event as number[])}
      />
      <Whole source="rules.defaultTermMonths" label="Plazo que se propone (meses)" />
    </>
  );
}

function Residuals() {
  const rules = useWatch<PlanExampleForm, 'rules'>({ name: 'rules' });
  if (rules.kind !== 'pure_lease') return null;
  return (
    <Box sx={{ ...figureGrid, mt: 1 }}>
      {rules.residualByTerm.map(({ termMonths }, index) => (
        <Percent
          key={termMonths}
          source={`rules.residualByTerm.${index}.residualPercent`}
          label={`Valor residual a ${termMonths} meses`}
        />
      ))}
    </Box>
  );
}

function Reviewed() {
  const { field, fieldState } = useController<PlanExampleForm, 'reviewed'>({ name: 'reviewed' });
  const message = fieldState.error?.message;
  return (
    <Box sx={{ mt: 2 }}>
      <FormControlLabel
        control={<Checkbox checked={field.value} onChange={(_, checked) => field.onChange(checked)} required />}
        label="Revisé estas cifras: son las de mi empresa"
      />
      {message && (
        <FormHelperText error role="alert">
          <ValidationError error={message} />
        </FormHelperText>
      )}
    </Box>
  );
}
