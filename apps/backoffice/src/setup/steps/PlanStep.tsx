import type { AdminPlan, PlanKind } from '@flota/schemas';
import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { http } from '../../api/client.js';
import { examplePlan, examplePlanToWrite, type PlanExampleForm, validateExamplePlan } from '../plan-example.js';
import { PlanFields } from '../PlanFields.js';
import { PlanKindChoice } from '../PlanKindChoice.js';
import { StepActions } from '../StepActions.js';
import { StepForm } from '../StepForm.js';
import { WhatIsThere } from '../WhatIsThere.js';

/** A plan made of an example of its kind, with the lender's figures. */
export function PlanStep({ done }: { done: boolean }) {
  const { data = [] } = useGetList<AdminPlan>('plans', {
    pagination: { page: 1, perPage: 20 },
    sort: { field: 'position', order: 'ASC' },
  });
  const [adds, setAdds] = useState(!done);
  const [kind, setKind] = useState<PlanKind>('direct_credit');
  if (done && !adds) {
    return (
      <>
        <WhatIsThere
          label="Planes"
          items={data.map(({ id, title, summary }) => ({ title, detail: summary, to: `/plans/${id}/show` }))}
        />
        <Button onClick={() => setAdds(true)}>Crear otro plan</Button>
        <StepActions done />
      </>
    );
  }
  const position = Math.max(0, ...data.map((plan) => plan.position + 1));
  return (
    <>
      <PlanKindChoice value={kind} onChange={setKind} />
      <StepForm
        key={kind}
        done={done}
        values={examplePlan(kind)}
        validate={(values) => validateExamplePlan(values as PlanExampleForm)}
        save={async (values: FieldValues) => {
          const body = { ...examplePlanToWrite(values as PlanExampleForm), position };
          await http.send('/api/admin/plans', { method: 'POST', body });
        }}
        saved="Plan creado: ya se puede cotizar con él."
        submit="Crear el plan y seguir"
      >
        <Alert severity="warning" sx={{ my: 2 }}>
          Las cifras son solo un ejemplo para empezar: ponga las de su empresa. La tasa, la comisión y el enganche son
          lo que verán y pagarán sus clientes.
        </Alert>
        <PlanFields kind={kind} />
      </StepForm>
    </>
  );
}
