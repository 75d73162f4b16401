import { Stack, Typography } from '@mui/material';
import type { AdminPlan, AdminPlanDetail } from '@flota/schemas';
import { useShowContext } from 'react-admin';
import { Figure, Figures, Section, TwoColumns } from '../../components/Figures.js';
import { RecordShow } from '../../components/RecordShow.js';
import { Waiting } from '../../components/Waiting.js';
import { formatInstant } from '../../i18n/format.js';
import { PlanRulesView } from './PlanRulesView.js';
import { PlanVersions } from './PlanVersions.js';

const PlanShow = () => (
  <RecordShow component="div">
    <Plan />
  </RecordShow>
);
export default PlanShow;

function Plan() {
  const { record } = useShowContext<AdminPlan | AdminPlanDetail>();
  if (!record) return null;
  // Coming from the list, react-admin shows the list's row until the whole plan is there.
  if (!('versions' in record)) return <Waiting name="Cargando el plan" height={480} />;
  const plan = record;
  return (
    <Stack spacing={2}>
      <TwoColumns>
        <Section title="En el sitio">
          <Figures>
            <Figure label="Nombre">{plan.title}</Figure>
            <Figure label="Resumen">{plan.summary}</Figure>
            {plan.summaryHover && <Figure label="Texto al señalar">{plan.summaryHover}</Figure>}
            <Figure label="Orden">{plan.position}</Figure>
            <Figure label="En la página de inicio">{plan.shownOnHome ? 'Sí' : 'No'}</Figure>
            <Figure label="Último cambio">{formatInstant(plan.updatedAt)}</Figure>
          </Figures>
        </Section>
        <PlanVersions versions={plan.versions} current={plan.version} planId={plan.id} />
      </TwoColumns>
      {plan.rules ? (
        <PlanRulesView rules={plan.rules} />
      ) : (
        <Section title="Reglas">
          <Typography color="textSecondary">Este plan se presenta en el sitio y no se cotiza en línea.</Typography>
        </Section>
      )}
    </Stack>
  );
}
