import { Box, Stack, Typography } from '@mui/material';
import { type AdminPlan, planWriteSchema } from '@flota/schemas';
import { BooleanInput, Link, NumberInput, useEditContext } from 'react-admin';
import { useMemo } from 'react';
import { ConfirmedSave } from '../../components/ConfirmedSave.js';
import { Section } from '../../components/Figures.js';
import { RecordForm } from '../../components/form/RecordForm.js';
import { SaveBar } from '../../components/form/SaveBar.js';
import { TextInput } from '../../components/form/TextInput.js';
import { RecordEdit } from '../../components/RecordEdit.js';
import { changesRules, planToForm, planToWrite, type PlanForm, validatePlan } from './plan-form.js';
import { RateExample } from './RateExample.js';
import { ratesPath } from './rates/rates-path.js';
import { RulesInputs } from './RulesInputs.js';

const PlanEdit = () => (
  <RecordEdit redirect="show" component="div" transform={(form: PlanForm) => planToWrite(form)}>
    <PlanFields />
  </RecordEdit>
);
export default PlanEdit;

function PlanFields() {
  const { record: plan } = useEditContext<AdminPlan>();
  const form = useMemo(() => plan && planToForm(plan), [plan]);
  if (!form) return null;
  return (
    <RecordForm
      schema={planWriteSchema}
      record={form}
      validate={(values) => validatePlan(values as PlanForm)}
      bar={<PlanBar />}
    >
      <Section title="En el sitio">
        <PlanTextInputs />
        {form.rules && (
          <BooleanInput
            source="quotable"
            label="Se ofrece"
            helperText="Apagado, el plan se retira: no sale en el sitio ni en la calculadora. Las cotizaciones y los contratos de antes lo conservan."
          />
        )}
      </Section>
      {form.rules && (
        <Box sx={withExample}>
          <Stack spacing={2} sx={{ minWidth: 0 }}>
            <RulesInputs kind={form.rules.kind}>
              <RatesElsewhere planId={form.id} count={form.rules.rates.length} />
            </RulesInputs>
          </Stack>
          <Box sx={{ position: { lg: 'sticky' }, top: { lg: 72 } }}>
            <RateExample />
          </Box>
        </Box>
      )}
    </RecordForm>
  );
}

/** They are proposed, and another person agrees to them: not saved with the rest. */
const RatesElsewhere = ({ count, planId }: { planId: string; count: number }) => (
  <Typography variant="body2">
    {count === 1 ? 'Una línea' : `${count} líneas`} en vigor. Se cambian en <Link to={ratesPath(planId)}>Tasas</Link>,
    donde se comparan, se proponen para un día y otra persona las autoriza.
  </Typography>
);

/** The example stays in sight beside long rate tables; where there is no room for that, it comes first. */
export const withExample = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
  alignItems: 'start',
  '& > :last-child': { order: { xs: -1, lg: 0 } },
};

export const PlanTextInputs = () => (
  <Box sx={{ display: 'grid', columnGap: 3, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
    <div>
      <TextInput source="title" helperText={false} />
      <TextInput source="summary" multiline helperText="Se lee en la tarjeta del plan." />
    </div>
    <div>
      <TextInput source="summaryHover" multiline helperText="Aparece al señalar la tarjeta." />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, alignItems: 'start' }}>
        <NumberInput source="position" min={0} max={1000} helperText="El menor va primero." sx={{ width: 180 }} />
        <BooleanInput source="shownOnHome" label="Mostrar en la página de inicio" helperText={false} sx={{ mt: 1 }} />
      </Box>
    </div>
  </Box>
);

/** Saves at once what visitors only read; rules that change what people pay are asked about first. */
function PlanBar() {
  const { record: saved } = useEditContext<AdminPlan>();
  const next = (saved?.version ?? 0) + 1;
  return (
    <SaveBar
      back="show"
      save={
        <ConfirmedSave<PlanForm>
          question={(form) =>
            saved?.quotable && !form.quotable
              ? {
                  title: `¿Retirar «${saved.title}»?`,
                  content:
                    'Desde este momento nadie lo ve en el sitio ni puede cotizarlo. Las cotizaciones y los contratos de antes no cambian. Puede ofrecerlo de nuevo cuando quiera.',
                  confirm: 'Retirar el plan',
                }
              : saved && changesRules(form, saved)
                ? {
                    title: `¿Poner en vigor la versión ${next}?`,
                    content: `A partir de este momento, las cotizaciones nuevas de «${saved.title}» se calculan con la versión ${next}. Las que ya se hicieron conservan su versión y sus importes.`,
                    confirm: `Guardar la versión ${next}`,
                  }
                : undefined
          }
        />
      }
    />
  );
}
