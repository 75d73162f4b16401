import { equipmentText, formatMoney } from '@flota/figures';
import { tradeInText } from '@flota/schemas';
import { calculatorContact } from '@flota/texts/site/calculator-contact';
import { Link } from 'react-router';
import { personTypeInText } from '../../constants/person-types.js';
import { rich, spoken } from '../../lib/rich.js';
import type { Draft } from './calculator-state.js';
import { termsText } from './figures-texts.js';
import { useQuotingPlace } from '../quoting/index.js';

/** What is about to be sent, and the way back to each part of it. */
export function DraftSummary({ draft }: { draft: Draft }) {
  const { lines, plan, personType, tradeIn } = draft;
  const { stepPath } = useQuotingPlace();
  return (
    <section aria-labelledby="draft-summary" className="mt-7 rounded border border-line bg-paper">
      <h2 id="draft-summary" className="sr-only">
        {calculatorContact.summary}
      </h2>
      {lines.map(({ vehicle, units, equipment }, index) => (
        <SummaryRow
          // The same vehicle may be there twice, with other equipment.
          key={index}
          name={lines.length === 1 ? calculatorContact.vehicle : calculatorContact.vehicleNumber({ number: index + 1 })}
          value={`${vehicle.model.brand} ${vehicle.model.name}`}
          detail={[
            vehicle.version.name,
            ...(units > 1 ? [calculatorContact.units({ n: units })] : []),
            ...(equipment.length > 0 ? [calculatorContact.equipment({ equipment: equipmentText({ equipment }) })] : []),
          ].join(', ')}
          changeTo={stepPath(1)}
        />
      ))}
      <SummaryRow
        name={calculatorContact.plan}
        value={plan.title}
        detail={`${termsText(draft)}, ${personTypeInText(personType)}`}
        changeTo={stepPath(2)}
      />
      {tradeIn && (
        <SummaryRow
          name={calculatorContact.tradeIn}
          value={tradeInText(tradeIn)}
          detail={calculatorContact.tradeInDetail({ value: formatMoney(tradeIn.value) })}
          changeTo={stepPath(1)}
        />
      )}
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
        {rich(calculatorContact.change({ what: name.toLowerCase() }), { spoken })}
      </Link>
    </div>
  );
}
