import { type AdminSalesGoals, salesGoalsSchema, type SalesStep } from '@flota/schemas';
import { TextInput, useCanAccess } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { http } from '../../api/client.js';
import { DialogFormButton } from '../../components/DialogForm.js';
import { STEP_NAMES } from './texts.js';

const STEPS = Object.keys(STEP_NAMES) as SalesStep[];

/** What the lender wants of a month; an administrator says it. */
export function GoalsButton({ goals }: { goals: AdminSalesGoals }) {
  const { canAccess } = useCanAccess({ resource: 'sales-goals', action: 'edit' });
  if (!canAccess) return null;
  const { updatedAt } = goals;
  return (
    <DialogFormButton
      button={{ size: 'small', children: 'Metas' }}
      title="Metas de cada mes"
      submit="Guardar"
      done="Se guardaron las metas."
      defaultValues={Object.fromEntries(STEPS.map((step) => [step, goals[step] ?? '']))}
      schema={salesGoalsSchema}
      read={goalsOf}
      send={(body) =>
        http.json<AdminSalesGoals>('/api/admin/sales-goals/1', { method: 'PATCH', body: { ...body, updatedAt } })
      }
    >
      {STEPS.map((step) => (
        <TextInput
          key={step}
          source={step}
          label={STEP_NAMES[step]}
          helperText="En blanco, sin meta."
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
        />
      ))}
    </DialogFormButton>
  );
}

const goalsOf = (values: FieldValues) => {
  const goal = (step: SalesStep): number | null => {
    const typed = String(values[step] ?? '').trim();
    return typed === '' ? null : Number(typed.replaceAll(',', ''));
  };
  return { quotes: goal('quotes'), leads: goal('leads'), won: goal('won') };
};
