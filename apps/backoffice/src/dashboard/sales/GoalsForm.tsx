import { type AdminSalesGoals, salesGoalsSchema, type SalesStep } from '@flota/schemas';
import { TextInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { http } from '../../api/client.js';
import { DialogForm } from '../../components/DialogForm.js';
import { STEP_NAMES } from './texts.js';

const STEPS = Object.keys(STEP_NAMES) as SalesStep[];

interface GoalsFormProps {
  goals: AdminSalesGoals;
  onClose: () => void;
}

/** What the lender wants of a month. */
export default function GoalsForm({ goals, onClose }: GoalsFormProps) {
  const { updatedAt } = goals;
  return (
    <DialogForm
      onClose={onClose}
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
    </DialogForm>
  );
}

const goalsOf = (values: FieldValues) => {
  const goal = (step: SalesStep): number | null => {
    const typed = String(values[step] ?? '').trim();
    return typed === '' ? null : Number(typed.replaceAll(',', ''));
  };
  return { quotes: goal('quotes'), leads: goal('leads'), won: goal('won') };
};
