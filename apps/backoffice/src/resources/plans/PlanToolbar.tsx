import { Toolbar, useEditContext } from 'react-admin';
import type { AdminPlan } from '@flota/schemas';
import { ConfirmedSave } from '../../components/ConfirmedSave.js';
import { changesRules, type PlanForm } from './plan-form.js';

/** Saves at once what visitors only read; rules that change what people pay are asked about first. */
export function PlanToolbar() {
  const { record: saved } = useEditContext<AdminPlan>();
  const next = (saved?.version ?? 0) + 1;
  return (
    <Toolbar>
      <ConfirmedSave<PlanForm>
        question={(form) =>
          saved && changesRules(form, saved)
            ? {
                title: `¿Poner en vigor la versión ${next}?`,
                content: `A partir de este momento, las cotizaciones nuevas de «${saved.title}» se calculan con la versión ${next}. Las que ya se hicieron conservan su versión y sus importes.`,
                confirm: `Guardar la versión ${next}`,
              }
            : undefined
        }
      />
    </Toolbar>
  );
}
