import { Stack } from '@mui/material';
import type { AdminPlan } from '@flota/schemas';
import { Edit, SimpleForm, useEditContext } from 'react-admin';
import { useMemo } from 'react';
import { Section } from '../../components/Figures.js';
import { planToForm, planToWrite, type PlanForm } from './plan-form.js';
import { validatePlan } from './plan-validation.js';
import { PlanTextInputs } from './PlanTextInputs.js';
import { PlanToolbar } from './PlanToolbar.js';
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
        {form.rules && <RulesInputs kind={form.rules.kind} />}
      </Stack>
    </SimpleForm>
  );
}
