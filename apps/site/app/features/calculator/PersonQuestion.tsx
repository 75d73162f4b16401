import {
  PERSON_KIND_NAMES,
  PERSON_TYPE_NAMES,
  personKindOf,
  type PersonKind,
  type PersonType,
  type PlanRules,
} from '@flota/schemas';
import { calculatorPerson } from '@flota/texts/site/calculator-person';
import { useState } from 'react';
import { Checkbox } from '../../components/Checkbox.js';
import { RadioCards } from '../../components/RadioCards.js';
import { formatFraction } from '../../lib/format.js';
import { rich, spoken } from '../../lib/rich.js';
import { useCalculator } from './CalculatorProvider.js';
import type { Terms } from './calculator-state.js';
import { asksForBorderRegion, personOfKind, personsOf, vatEffect } from './person-question.js';

const KINDS: readonly PersonKind[] = ['fisica', 'moral'];

const uses = (): readonly { personType: PersonType; label: string; description: string }[] => [
  { personType: 'fisica', label: calculatorPerson.personal, description: calculatorPerson.personalNote },
  { personType: 'fisica_empresarial', label: calculatorPerson.business, description: calculatorPerson.businessNote },
];

/**
 * Who borrows, in two steps: a person or a company, and whether a person uses the vehicle for a business. Asked once: who
 * said so before sees what they said, and can change it.
 */
export function PersonQuestion({ terms, missing }: { terms: Terms; missing: boolean }) {
  const [asking, setAsking] = useState(false);
  const { personType } = terms;
  return (
    <div className="grid gap-6">
      {personType !== null && !asking ? (
        <Answered personType={personType} rules={terms.plan.rules} onChange={() => setAsking(true)} />
      ) : (
        <Question terms={terms} missing={missing} onChoose={() => setAsking(true)} />
      )}
      <BorderRegion terms={terms} />
    </div>
  );
}

interface AnsweredProps {
  personType: PersonType;
  rules: PlanRules;
  onChange: () => void;
}

function Answered({ personType, rules, onChange }: AnsweredProps) {
  return (
    <div className="flex items-center justify-between gap-4 rounded border border-line bg-paper px-5 py-3">
      <p className="min-w-0 leading-snug">
        <span className="block text-[0.9rem] text-muted">{calculatorPerson.answered}</span>
        <span className="block font-semibold">{PERSON_TYPE_NAMES[personType]}</span>
        <span className="block text-[0.9rem] text-muted">{vatEffect(rules, personType)}</span>
      </p>
      <button type="button" className="link min-h-11 shrink-0 font-semibold" onClick={onChange}>
        {rich(calculatorPerson.change, { spoken })}
      </button>
    </div>
  );
}

function Question({ terms, missing, onChoose }: { terms: Terms; missing: boolean; onChoose: () => void }) {
  const { dispatch } = useCalculator();
  const { personType } = terms;
  const { rules } = terms.plan;
  const choose = (chosen: PersonType | undefined) => {
    if (!chosen) return;
    // What was just said stays in sight, and can be said more exactly.
    onChoose();
    dispatch({ type: 'personTypeChosen', personType: chosen });
  };
  const kinds = KINDS.filter((value) => personsOf(rules, value).length > 0);
  const physical = personsOf(rules, 'fisica');
  const kind = personType && personKindOf(personType);
  return (
    <>
      <RadioCards
        legend={calculatorPerson.question}
        name="personKind"
        columns={2}
        value={kind}
        onChange={(value) => choose(personOfKind(rules, value as PersonKind, personType))}
        error={missing ? calculatorPerson.expected : undefined}
        options={kinds.map((value) => ({
          value,
          label: PERSON_KIND_NAMES[value],
          description:
            value === 'moral' ? `${calculatorPerson.moral} ${vatEffect(rules, 'moral')}` : calculatorPerson[value],
        }))}
      />
      {kind === 'fisica' && physical.length > 1 && (
        <RadioCards
          legend={calculatorPerson.use}
          name="personType"
          columns={2}
          value={personType}
          onChange={(value) => choose(value as PersonType)}
          options={uses().map((use) => ({
            value: use.personType,
            label: use.label,
            description: `${use.description} ${vatEffect(rules, use.personType)}`,
          }))}
        />
      )}
    </>
  );
}

function BorderRegion({ terms: { plan, personType, borderRegion } }: { terms: Terms }) {
  const { dispatch } = useCalculator();
  const { rules } = plan;
  if (!asksForBorderRegion(rules, personType) || !('borderVatOnInterestRate' in rules)) return null;
  return (
    <Checkbox
      name="borderRegion"
      checked={borderRegion}
      onChange={({ target }) => dispatch({ type: 'borderRegionSaid', borderRegion: target.checked })}
      label={
        <>
          {calculatorPerson.borderRegion}
          <span className="block text-[0.9375rem] text-muted">
            {calculatorPerson.borderRegionNote({ rate: formatFraction(rules.borderVatOnInterestRate ?? '0') })}
          </span>
        </>
      }
    />
  );
}
