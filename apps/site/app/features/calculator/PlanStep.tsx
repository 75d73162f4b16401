import { MAX_UNITS, type PlanKind } from '@flota/schemas';
import { calculator } from '@flota/texts/site/calculator';
import { calculatorPlan } from '@flota/texts/site/calculator-plan';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../components/Button.js';
import { NumberStepper } from '../../components/NumberStepper.js';
import { PlanIcon } from '../../components/PlanIcon.js';
import { RadioCards } from '../../components/RadioCards.js';
import { RangeWithInput } from '../../components/RangeWithInput.js';
import { EmptyState } from '../../components/States.js';
import { formatMoney, formatPercent } from '../../lib/format.js';
import { readShare } from '../../lib/typed-number.js';
import { ComparePlans } from './ComparePlans.js';
import { percentOfAmount, downPaymentName } from '@flota/figures';
import { BalloonShare } from './BalloonShare.js';
import { useCalculator } from './CalculatorProvider.js';
import type { Terms } from './calculator-state.js';
import { priceInView } from './chosen-lines.js';
import type { QuotablePlan } from '../quoting/index.js';
import { focusError, focusRefusedBox } from './focus-error.js';
import { InsuranceSwitch } from './InsuranceSwitch.js';
import { PersonQuestion } from './PersonQuestion.js';
import { PlanFigures } from './PlanFigures.js';
import { ReachPayment } from './ReachPayment.js';
import { StepFrame } from './StepFrame.js';
import { useQuotingPlace } from '../quoting/index.js';

const PERSON_TYPE_ID = 'tipo-de-persona';
const PLANS_ID = 'planes';

/** Step 2: how it is to be financed. Every change shows in the payment at once. */
export function PlanStep() {
  const { terms, figures } = useCalculator();
  const navigate = useNavigate();
  const { stepPath } = useQuotingPlace();
  const [asked, setAsked] = useState(false);
  const form = useRef<HTMLDivElement>(null);

  const goOn = () => {
    setAsked(true);
    if (focusRefusedBox(form.current)) return;
    if (!terms?.personType) focusError(PERSON_TYPE_ID);
    else if (figures.state === 'refused') focusError(PLANS_ID);
    else void navigate(stepPath(3));
  };

  return (
    <StepFrame
      step={2}
      title={calculatorPlan.title}
      lead={calculatorPlan.lead}
      action={<Button onClick={goOn}>{calculator.goOn}</Button>}
    >
      {terms ? (
        <div ref={form} className="mt-8 grid gap-10">
          <TermsForm terms={terms} personTypeMissing={asked && !terms.personType} />
          <ComparePlans />
          <PlanFigures />
        </div>
      ) : (
        <EmptyState title={calculatorPlan.noneTitle} text={calculatorPlan.noneText} />
      )}
    </StepFrame>
  );
}

function TermsForm({ terms, personTypeMissing }: { terms: Terms; personTypeMissing: boolean }) {
  const { catalogue, selection, dispatch } = useCalculator();
  const { rules } = terms.plan;
  return (
    <>
      <div id={PERSON_TYPE_ID}>
        <PersonQuestion terms={terms} missing={personTypeMissing} />
      </div>
      <div id={PLANS_ID}>
        <RadioCards
          legend={calculatorPlan.plan}
          name="plan"
          columns={2}
          compact
          value={terms.plan.slug}
          onChange={(plan) => dispatch({ type: 'planChosen', plan })}
          options={catalogue.plans.map(({ slug, title, summary, icnsummary }) => ({
            value: slug,
            label: title,
            description: summary,
            media: <PlanIcon name={icnsummary} className="size-12" />,
          }))}
        />
      </div>
      {selection.others.length === 0 && (
        <NumberStepper
          label={calculatorPlan.units}
          hint={calculatorPlan.unitsHint}
          name="units"
          unit={calculatorPlan.unit}
          min={1}
          max={MAX_UNITS}
          value={terms.units}
          onChange={(units) => dispatch({ type: 'unitsChanged', units })}
        />
      )}
      <DownPayment key={terms.plan.slug} plan={terms.plan} percent={terms.downPaymentPercent} />
      <BalloonShare terms={terms} />
      <InsuranceSwitch terms={terms} />
      <RadioCards
        legend={calculatorPlan.term}
        name="termMonths"
        columns={4}
        value={String(terms.termMonths)}
        onChange={(value) => dispatch({ type: 'termChosen', termMonths: Number(value) })}
        options={rules.termsMonths.map((months) => ({
          value: String(months),
          label: <span className="whitespace-nowrap">{calculator.months({ n: months })}</span>,
        }))}
      />
      <ReachPayment terms={terms} />
    </>
  );
}

function DownPayment({ plan, percent }: { plan: QuotablePlan; percent: string }) {
  const { selection, dispatch } = useCalculator();
  const { kind, downPaymentPercent: range } = plan.rules;
  const of = useDownPaymentBase(plan);
  if (range.min === range.max) return null;
  const wish = selection.downPaymentPercent;
  const name = downPaymentName(kind);
  return (
    <RangeWithInput
      label={name}
      hint={
        <>
          {kind === 'financial_lease' ? calculatorPlan.initialRentHint : calculatorPlan.downPaymentHint}
          {wish !== null && Number(wish) !== Number(percent) && (
            <strong className="block font-semibold text-ink">
              {calculatorPlan.notAdmitted({ wish: formatPercent(wish), percent: formatPercent(percent) })}
            </strong>
          )}
        </>
      }
      name="downPaymentPercent"
      suffix="%"
      min={Number(range.min)}
      max={Number(range.max)}
      step={Number(range.step)}
      value={Number(percent)}
      read={(typed) => readShare(typed, range, of)}
      onChange={(value) => dispatch({ type: 'downPaymentChanged', percent: String(value) })}
      valueText={of.amount === null ? undefined : downPaymentAmount(kind, percentOfAmount(of.amount, percent))}
    />
  );
}

const downPaymentAmount = (kind: PlanKind, amount: string): string =>
  kind === 'financial_lease' ? calculatorPlan.plusVat({ amount: formatMoney(amount) }) : formatMoney(amount);

/** What the down payment is a share of. A lease counts on the price without VAT, which is the engine's to tell. */
function useDownPaymentBase({ rules }: QuotablePlan) {
  const { catalogue, selection, figures } = useCalculator();
  if (rules.kind !== 'financial_lease') {
    return { amount: priceInView(selection, catalogue), name: calculatorPlan.ofPrice };
  }
  const quote = figures.state === 'ready' ? figures.quote : null;
  return {
    amount: quote?.kind === 'financial_lease' ? quote.terms.priceWithoutVat : null,
    name: calculatorPlan.ofPriceWithoutVat,
  };
}
