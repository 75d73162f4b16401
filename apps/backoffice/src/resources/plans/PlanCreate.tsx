import { downPaymentName } from '@flota/figures';
import { planCreateSchema, slugify, type PlanKind } from '@flota/schemas';
import { Box, Stack } from '@mui/material';
import { useEffect, useMemo } from 'react';
import { Create, SelectInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { Section } from '../../components/Figures.js';
import { RecordForm } from '../../components/form/RecordForm.js';
import { TextInput } from '../../components/form/TextInput.js';
import { newPlan, newPlanToWrite, type NewPlanForm, startingRules, validateNewPlan } from './new-plan.js';
import { PlanTextInputs, withExample } from './PlanEdit.js';
import { RateExample } from './RateExample.js';
import { RateTable } from './RateTable.js';
import { RulesInputs } from './RulesInputs.js';
import { PLAN_KINDS } from './texts.js';

const KINDS = Object.entries(PLAN_KINDS).map(([id, name]) => ({ id, name }));

/** A plan of a lender's own, in force as soon as it is saved. */
export default function PlanCreate() {
  const start = useMemo(() => newPlan(), []);
  return (
    <Create redirect="show" component="div" transform={(form: NewPlanForm) => newPlanToWrite(form)}>
      <RecordForm
        schema={planCreateSchema}
        defaultValues={start}
        validate={(values) => validateNewPlan(values as NewPlanForm)}
      >
        <>
          <Section title="Qué plan es">
            <KindInput />
            <AddressInput />
          </Section>
          <Section title="En el sitio">
            <PlanTextInputs />
          </Section>
          <Rules />
        </>
      </RecordForm>
    </Create>
  );
}

/** Another kind begins with rules of its own. */
function KindInput() {
  const { setValue } = useFormContext<NewPlanForm>();
  return (
    <SelectInput
      source="rules.kind"
      label="Tipo"
      choices={KINDS}
      isRequired
      helperText="Después de crearse ya no cambia."
      onChange={({ target }) =>
        setValue('rules', startingRules((target as { value: PlanKind }).value), { shouldDirty: true })
      }
    />
  );
}

function AddressInput() {
  const { setValue, getFieldState, formState } = useFormContext<NewPlanForm>();
  const title = useWatch<NewPlanForm, 'title'>({ name: 'title' });
  const slug = useWatch<NewPlanForm, 'slug'>({ name: 'slug' });
  const isOwn = getFieldState('slug', formState).isTouched;
  useEffect(() => {
    if (!isOwn) setValue('slug', slugify(title ?? ''), { shouldDirty: true });
  }, [title, isOwn, setValue]);
  return (
    <TextInput
      source="slug"
      label="Dirección"
      isRequired
      parse={(text: string) => text}
      helperText={`${location.origin}/planes-financiamiento/${slug || '…'} — después de crearse ya no cambia.`}
      slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
    />
  );
}

function Rules() {
  const kind = useWatch<NewPlanForm, 'rules.kind'>({ name: 'rules.kind' });
  return (
    <Box key={kind} sx={withExample}>
      <Stack spacing={2} sx={{ minWidth: 0 }}>
        <RulesInputs kind={kind}>
          <RateTable downPayment={downPaymentName(kind)} />
        </RulesInputs>
      </Stack>
      <Box sx={{ position: { lg: 'sticky' }, top: { lg: 72 } }}>
        <RateExample />
      </Box>
    </Box>
  );
}
