import { Box } from '@mui/material';
import { BooleanInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Section } from '../../components/Figures.js';
import { Percent } from './rule-inputs.js';

/** Insurance that customers have to take with the plan; without it they insure the vehicle as they like. */
export function InsuranceInputs() {
  const isRequired = useWatch({ name: 'rules.mandatoryInsurance.required' }) as boolean;
  return (
    <Section title="Seguro">
      <BooleanInput
        source="rules.mandatoryInsurance.required"
        label="El plan obliga a contratar el seguro"
        helperText="Se paga cada mes aparte de la mensualidad o renta. La prima es un por ciento del precio con IVA."
      />
      {isRequired && (
        <Box sx={{ display: 'grid', columnGap: 3, gridTemplateColumns: { sm: '15rem 1fr' }, mt: 1 }}>
          <Percent source="rules.mandatoryInsurance.annualPercentOfPrice" label="Prima anual sin IVA" />
          <BooleanInput source="rules.mandatoryInsurance.countsInCat" label="Cuenta en el CAT" helperText={false} />
        </Box>
      )}
    </Section>
  );
}
