import type { PlanOption } from '@flota/finance';
import { downPaymentName, downPaymentText } from '@flota/figures';
import type { PlanKind } from '@flota/schemas';
import { calculator } from '@flota/texts/site/calculator';
import { calculatorPlan } from '@flota/texts/site/calculator-plan';
import { useRef, useState, type FormEvent } from 'react';
import { Button } from '../../components/Button.js';
import { Disclosure } from '../../components/Disclosure.js';
import { ScriptMissing } from '../../components/ScriptMissing.js';
import { TextInput } from '../../components/TextInput.js';
import { formatMoney } from '../../lib/format.js';
import { amountExpected, readPositivePesos } from '../../lib/peso-input.js';
import { rich, spoken } from '../../lib/rich.js';
import { useOnDemand } from '../../lib/use-on-demand.js';
import { useCalculator } from './CalculatorProvider.js';
import { draftLines, pricedLine } from './chosen-lines.js';
import type { Terms } from './calculator-state.js';
import type { Reach, ReachTerms } from './reach.js';

/** The calculator the other way round: which term or down payment comes down to what somebody can pay a month. */
export function ReachPayment({ terms }: { terms: Terms }) {
  const { vehicle, selection } = useCalculator();
  const [asked, setAsked] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string>();
  const box = useRef<HTMLInputElement>(null);
  const { personType } = terms;
  // One contract comes down to an amount; several kinds of vehicle have several.
  if (!vehicle || !personType || selection.others.length > 0) return null;

  const ask = (event: FormEvent) => {
    event.preventDefault();
    const amount = readPositivePesos(box.current?.value ?? '');
    setWrong(amount === null ? amountExpected() : undefined);
    setAsked(amount);
    if (amount === null) box.current?.focus();
  };
  return (
    <Disclosure summary={calculatorPlan.reach}>
      <div className="grid gap-5 p-5">
        <form
          noValidate
          aria-label={calculatorPlan.reachForm}
          onSubmit={ask}
          className="flex flex-wrap items-end gap-3"
        >
          <TextInput
            ref={box}
            label={calculatorPlan.reachAmount}
            hint={calculatorPlan.reachAmountHint}
            prefix="$"
            suffix="MXN"
            inputMode="decimal"
            autoComplete="off"
            error={wrong}
            className="min-w-0 grow"
          />
          <Button type="submit" variant="secondary">
            {calculatorPlan.reachSubmit}
          </Button>
        </form>
        {asked !== null && <Found terms={{ ...terms, personType }} monthly={asked} />}
      </div>
    </Disclosure>
  );
}

function Found({ terms, monthly }: { terms: ReachTerms; monthly: string }) {
  const { catalogue, selection } = useCalculator();
  const [line] = draftLines(selection, catalogue);
  const loaded = useOnDemand('reach', () => import('./reach.js'));
  if (loaded.state === 'failed') return <ScriptMissing title={calculatorPlan.reachFailed} />;
  if (loaded.state !== 'ready' || !line) return null;
  const { vehicle } = pricedLine(line);
  return <Ways reach={loaded.value.reachPayment(vehicle, terms, monthly)} terms={terms} monthly={monthly} />;
}

function Ways({ reach, terms, monthly }: { reach: Reach; terms: ReachTerms; monthly: string }) {
  const { dispatch } = useCalculator();
  const { byDownPayment, byTerm, byBoth, least } = reach;
  const { kind } = terms.plan.rules;
  const name = downPaymentName(kind).toLowerCase();
  const take = ({ downPaymentPercent, termMonths }: PlanOption) => {
    if (Number(terms.plan.rules.downPaymentPercent.max) > 0) {
      dispatch({ type: 'downPaymentChanged', percent: downPaymentPercent });
    }
    dispatch({ type: 'termChosen', termMonths });
  };
  const ways = [
    ...(byTerm ? [{ option: byTerm, what: calculatorPlan.reachByTerm({ name }) }] : []),
    ...(byDownPayment ? [{ option: byDownPayment, what: calculatorPlan.reachByDownPayment({ name }) }] : []),
    ...(byBoth ? [{ option: byBoth, what: calculatorPlan.reachByBoth }] : []),
  ].filter(({ option }, index, all) => all.findIndex((other) => sameTerms(other.option, option)) === index);
  return (
    <div role="status" className="grid gap-3">
      {ways.map(({ option, what }) => (
        <div
          key={what}
          className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 border-t border-line pt-3 leading-snug"
        >
          <p className="min-w-0">
            <span className="block text-[0.9rem] text-muted">{what}</span>
            <span className="block font-semibold">{optionText(option, kind)}</span>
            <span className="tabular block text-[0.9rem] text-muted">
              {calculatorPlan.reachFigures({
                monthly: formatMoney(option.monthly),
                outlay: formatMoney(option.initialOutlay),
              })}
            </span>
          </p>
          {sameTerms(option, terms) ? (
            <p className="font-semibold">{calculatorPlan.reachChosen}</p>
          ) : (
            <Button variant="secondary" onClick={() => take(option)}>
              {rich(calculatorPlan.reachUse({ terms: optionText(option, kind) }), { spoken })}
            </Button>
          )}
        </div>
      ))}
      {ways.length === 0 && (
        <p>
          {calculatorPlan.reachNone({ amount: formatMoney(monthly) })}
          {least &&
            ` ${calculatorPlan.reachLeast({ amount: formatMoney(least.monthly), terms: optionText(least, kind) })}`}
        </p>
      )}
    </div>
  );
}

const sameTerms = (
  one: Pick<PlanOption, 'downPaymentPercent' | 'termMonths'>,
  other: Pick<PlanOption, 'downPaymentPercent' | 'termMonths'>,
): boolean =>
  one.termMonths === other.termMonths && Number(one.downPaymentPercent) === Number(other.downPaymentPercent);

/** e.g. `25 % de enganche, 60 meses`. */
const optionText = ({ downPaymentPercent, termMonths }: PlanOption, kind: PlanKind): string =>
  [downPaymentText(kind, downPaymentPercent), calculator.months({ n: termMonths })].filter(Boolean).join(', ');
