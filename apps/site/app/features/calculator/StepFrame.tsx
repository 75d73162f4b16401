import { firstIncompleteStep } from './calculator-state.js';
import { quoteFigures } from '@flota/figures';
import { calculator } from '@flota/texts/site/calculator';
import { useEffect, useState, type ReactNode } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { Stepper } from '../../components/Stepper.js';
import { formatMoney } from '../../lib/format.js';
import { useHydrated } from '../../lib/use-hydrated.js';
import { useCalculator } from './CalculatorProvider.js';
import { paymentLabel } from './figures-texts.js';
import { QuoteBar } from './QuoteBar.js';
import { QuotePanel } from './QuotePanel.js';
import { stepName } from './step-name.js';
import { STEPS, type StepNumber, useQuotingPlace } from '../quoting/index.js';

/** The heading that takes the focus when a step opens. */
export const STEP_HEADING_ID = 'paso';

interface StepFrameProps {
  step: StepNumber;
  title: string;
  lead: string;
  /** The step's one primary action; stands in the bar on phones and in the panel beside the form on wide screens. */
  action: ReactNode;
  /** The form shows the action itself on wide screens. */
  actionInForm?: boolean;
  children: ReactNode;
}

export function StepFrame({ step, title, lead, action, actionInForm = false, children }: StepFrameProps) {
  const { catalogue, selection } = useCalculator();
  const hydrated = useHydrated();
  const { stepPath } = useQuotingPlace();
  const reached = firstIncompleteStep(selection, catalogue);
  const next = STEPS.find(({ number }) => number === step + 1);
  return (
    <>
      <div className="container-page pt-8 pb-14 desktop:pt-12 desktop:pb-24">
        <div className="max-w-3xl">
          <Stepper
            label={calculator.steps}
            current={step}
            steps={STEPS.map(({ number }) => ({
              label: stepName(number),
              to: number <= reached ? stepPath(number) : undefined,
            }))}
          />
        </div>
        <div className="mt-8 grid gap-x-14 desktop:mt-12 wide:grid-cols-[minmax(0,1fr)_23.5rem]">
          <div className="min-w-0">
            <h1 id={STEP_HEADING_ID} tabIndex={-1} className="heading-section outline-none">
              {title}
            </h1>
            <p className="measure mt-3 text-[1.05rem] text-muted">{lead}</p>
            {children}
          </div>
          <div className="max-wide:hidden">
            <div className="sticky top-24">
              <QuotePanel action={actionInForm ? undefined : action} />
            </div>
          </div>
        </div>
      </div>
      <QuoteBar action={action} />
      {/* In the browser: of what the router writes for data, HTML knows no `as`. */}
      {hydrated && next && <PrefetchPageLinks page={stepPath(next.number)} />}
      <PaymentStatus />
    </>
  );
}

const ANNOUNCE_AFTER_MS = 800;

/** Tells screen readers the payment once it has settled, not at every notch of the slider. */
function PaymentStatus() {
  const { figures } = useCalculator();
  const text =
    figures.state === 'ready'
      ? `${paymentLabel(figures.quote)}: ${formatMoney(quoteFigures(figures.quote).first.amount)}`
      : '';
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), ANNOUNCE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
}
