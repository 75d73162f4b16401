import { comparison } from '@flota/texts/site/comparison';
import { useMemo, type ReactNode } from 'react';
import { Skeleton } from '../../components/States.js';
import type { QuotablePlan } from '../quoting/index.js';
import { ScriptMissing } from '../../components/ScriptMissing.js';
import { rich, spoken } from '../../lib/rich.js';
import { useOnDemand } from '../../lib/use-on-demand.js';
import type { ComparedPlan, ComparisonRequest } from './compare.js';
import { askedText } from './comparison-texts.js';
import { ComparisonTable, type CurrentPlan } from './ComparisonTable.js';

export interface PlanChoice {
  /** Slug. */
  plan: string;
  /** The nearest one, where the plan does not offer the term at hand. */
  termMonths: number;
}

/** Draws the button or link that takes up a plan. */
type RenderChoice = (choice: PlanChoice, label: ReactNode) => ReactNode;

interface PlanComparisonProps {
  plans: readonly QuotablePlan[];
  asked: ComparisonRequest;
  current?: CurrentPlan;
  renderChoice: RenderChoice;
}

/** The plans for one vehicle on the same terms. Render it only once it is wanted: that is when the arithmetic is loaded. */
export function PlanComparison({ plans, asked, current, renderChoice }: PlanComparisonProps) {
  const loaded = useOnDemand('compare', () => import('./compare.js'));
  const comparePlans = loaded.state === 'ready' ? loaded.value.comparePlans : null;
  const compared = useMemo(() => comparePlans?.(plans, asked), [comparePlans, plans, asked]);

  if (loaded.state === 'failed') return <ScriptMissing title={comparison.failed} />;
  if (!compared) return <Skeleton className="m-5 h-96" />;
  return (
    <>
      <p className="border-b border-line px-5 py-4 text-[0.9rem] leading-snug text-muted">{askedText(asked)}</p>
      <ComparisonTable
        compared={compared}
        asked={asked}
        current={current}
        actionFor={(entry) =>
          entry.plan.slug === current?.slug ? (
            <p className="py-2 text-[0.9rem] font-semibold">{comparison.chosen}</p>
          ) : (
            choiceOf(entry, asked.termMonths, renderChoice)
          )
        }
      />
      <p className="border-t border-line px-5 py-4 text-[0.85rem] leading-snug text-muted">{comparison.note}</p>
    </>
  );
}

function choiceOf(entry: ComparedPlan, askedTerm: number, renderChoice: RenderChoice): ReactNode {
  const { slug, title } = entry.plan;
  if (entry.state === 'notOffered' && !entry.nearest) return null;
  const termMonths = entry.state === 'offered' ? askedTerm : (entry.nearest?.termMonths ?? askedTerm);
  return renderChoice(
    { plan: slug, termMonths },
    <span>
      {termMonths === askedTerm
        ? rich(comparison.choose({ plan: title }), { spoken })
        : rich(comparison.chooseTerm({ months: termMonths, plan: title }), { spoken })}
    </span>,
  );
}
