import { Link } from 'react-router';
import { personTypeInText } from '../../constants/person-types.js';
import type { Draft } from './calculator-state.js';
import { termsText } from './figures-texts.js';
import { stepPath } from '../quoting/index.js';

/** What is about to be sent, and the way back to each part of it. */
export function DraftSummary({ draft }: { draft: Draft }) {
  const { vehicle, plan, personType, units } = draft;
  return (
    <section aria-labelledby="draft-summary" className="mt-7 rounded border border-line bg-paper">
      <h2 id="draft-summary" className="sr-only">
        Lo que está cotizando
      </h2>
      <SummaryRow
        name="Vehículo"
        value={`${vehicle.model.brand} ${vehicle.model.name}`}
        detail={units > 1 ? `${vehicle.version.name}, ${units} unidades` : vehicle.version.name}
        changeTo={stepPath(1)}
      />
      <SummaryRow
        name="Plan"
        value={plan.title}
        detail={`${termsText(draft)}, ${personTypeInText(personType)}`}
        changeTo={stepPath(2)}
      />
    </section>
  );
}

function SummaryRow({ name, value, detail, changeTo }: Record<'name' | 'value' | 'detail' | 'changeTo', string>) {
  return (
    <div className="flex items-center justify-between gap-4 border-b border-line px-5 py-3.5 last:border-b-0">
      <p className="min-w-0 leading-snug">
        <span className="block text-[0.85rem] text-muted">{name}</span>
        <span className="block font-semibold">{value}</span>
        <span className="block text-[0.9rem] text-muted">{detail}</span>
      </p>
      <Link to={changeTo} className="link inline-flex min-h-11 shrink-0 items-center">
        Cambiar<span className="sr-only"> {name.toLowerCase()}</span>
      </Link>
    </div>
  );
}
