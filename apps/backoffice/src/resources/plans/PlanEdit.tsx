import { Box, Stack } from '@mui/material';
import type { AdminPlan } from '@flota/schemas';
import { Edit, SimpleForm, useEditContext } from 'react-admin';
import { useMemo } from 'react';
import { Section } from '../../components/Figures.js';
import { planToForm, planToWrite, type PlanForm } from './plan-form.js';
import { validatePlan } from './plan-validation.js';
import { PlanTextInputs } from './PlanTextInputs.js';
import { PlanToolbar } from './PlanToolbar.js';
import { RateExample } from './RateExample.js';
import { RulesInputs } from './RulesInputs.js';

/** Pessimistic: a refused or outdated change keeps what was typed. */
const PlanEdit = () => (
  <Edit mutationMode="pessimistic" redirect="show" component="div" transform={(form: PlanForm) => planToWrite(form)}>
    <PlanFields />
  </Edit>
);
export default PlanEdit;

function PlanFields() {
  const { record: plan } = useEditContext<AdminPlan>();
  const form = useMemo(() => plan && planToForm(plan), [plan]);
  if (!form) return null;
  return (
    <SimpleForm
      record={form}
      validate={(values) => validatePlan(values as PlanForm)}
      warnWhenUnsavedChanges
      toolbar={<PlanToolbar />}
      sx={{ p: 0, '&&': { pb: 0 } }}
    >
      <Stack spacing={2} sx={{ width: '100%', mb: 2 }}>
        <Section title="En el sitio">
          <PlanTextInputs />
        </Section>
        {form.rules && (
          <Box sx={withExample}>
            <Stack spacing={2} sx={{ minWidth: 0 }}>
              <RulesInputs kind={form.rules.kind} />
            </Stack>
            <Box sx={{ position: { lg: 'sticky' }, top: { lg: 72 } }}>
              <RateExample />
            </Box>
          </Box>
        )}
      </Stack>
    </SimpleForm>
  );
}

/** The example stays in sight beside long rate tables; where there is no room for that, it comes first. */
const withExample = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
  alignItems: 'start',
  '& > :last-child': { order: { xs: -1, lg: 0 } },
};
