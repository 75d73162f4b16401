import { Skeleton, Stack, Typography } from '@mui/material';
import type { AdminPlan, AdminPlanDetail } from '@flota/schemas';
import { Show, useShowContext } from 'react-admin';
import { Figure, Figures, Section, TwoColumns } from '../../components/Figures.js';
import { formatInstant } from '../../i18n/format.js';
import { PlanRulesView } from './PlanRulesView.js';
import { PlanVersions } from './PlanVersions.js';

const PlanShow = () => (
  <Show component="div">
    <Plan />
  </Show>
);
export default PlanShow;

function Plan() {
  const { record } = useShowContext<AdminPlan | AdminPlanDetail>();
  if (!record) return null;
  // Coming from the list, react-admin shows the list's row until the whole plan is there.
  if (!('versions' in record)) return <Skeleton variant="rounded" height={480} aria-label="Cargando el plan" />;
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
