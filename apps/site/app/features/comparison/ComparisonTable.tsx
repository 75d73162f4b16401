import type { QuoteView } from '@flota/figures';
import { comparison } from '@flota/texts/site/comparison';
import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.js';
import type { ComparedPlan, ComparisonRequest } from './compare.js';
import {
  COMPARISON_ROWS,
  comparisonCells,
  nearestText,
  obstacleText,
  type ComparisonCell,
} from './comparison-texts.js';

/** The plan that is being quoted already, with the figures shown elsewhere on the page. */
export interface CurrentPlan {
  slug: string;
  view: QuoteView;
}

interface ComparisonTableProps {
  compared: readonly ComparedPlan[];
  asked: ComparisonRequest;
  current?: CurrentPlan;
  /** What can be done with a plan, at the foot of its column. */
  actionFor: (compared: ComparedPlan) => ReactNode;
}

const LABEL_CELL =
  'sticky left-0 z-10 w-24 bg-paper py-3 pr-3 pl-4 text-left align-top text-[0.85rem] leading-snug font-semibold tablet:w-32 tablet:pl-5';
const PLAN_CELL = 'snap-start border-l border-line px-4 py-3 text-left align-top leading-snug';

/** Plans side by side. Where they do not fit, it scrolls plan by plan beside the labels. */
export function ComparisonTable({ compared, asked, current, actionFor }: ComparisonTableProps) {
  const viewOf = (entry: ComparedPlan): QuoteView | null => {
    if (entry.plan.slug === current?.slug) return current.view;
    return (entry.state === 'offered' ? entry.quote : entry.nearest?.quote) ?? null;
  };
  const columns = compared.map((entry) => {
    const view = viewOf(entry);
    return { entry, slug: entry.plan.slug, cells: view && comparisonCells(view) };
  });
  return (
    // Focusable, so that a keyboard can scroll it sideways.
    <div
      tabIndex={0}
      role="region"
      aria-label={comparison.table}
      className="relative snap-x snap-mandatory scroll-pl-24 overflow-x-auto tablet:scroll-pl-32"
    >
      <table
        className="w-full min-w-(--table-width) table-fixed text-[0.95rem]"
        style={{ '--table-width': `${8 + 10 * columns.length}rem` } as CSSProperties}
      >
        <thead>
          <tr className="border-b-2 border-ink">
            <td className={LABEL_CELL} />
            {columns.map(({ entry, slug, cells }) => (
              <th key={slug} scope="col" className={classNames(PLAN_CELL, 'font-normal', tint(slug, current))}>
                <span className="label-wide block leading-tight tracking-normal">{entry.plan.title}</span>
                {slug === current?.slug ? (
                  <span className="text-[0.85rem] text-muted">{comparison.yours}</span>
                ) : (
                  cells && <OtherTerms entry={entry} asked={asked} />
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COMPARISON_ROWS.map((name, row) => (
            <tr key={name} className="border-b border-line last:border-b-0">
              <th scope="row" className={LABEL_CELL}>
                {comparison[name]}
              </th>
              {columns.map(({ entry, slug, cells }) => {
                if (cells) return <PlanCell key={slug} cell={cells[name]} className={tint(slug, current)} />;
                // One sentence in place of the whole column.
                return row === 0 && <NotOffered key={slug} entry={entry} asked={asked} />;
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line">
            <th scope="row" className={LABEL_CELL}>
              <span className="sr-only">{comparison.choices}</span>
            </th>
            {columns.map(({ entry, slug }) => (
              <td key={slug} className={classNames(PLAN_CELL, tint(slug, current))}>
                {actionFor(entry)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const tint = (slug: string, current: CurrentPlan | undefined) => slug === current?.slug && 'bg-sand';

function PlanCell({ cell: { text, isFigure, note }, className }: { cell: ComparisonCell; className?: string | false }) {
  return (
    <td className={classNames(PLAN_CELL, className)}>
      <span className={isFigure ? 'tabular block font-semibold' : 'block text-[0.9rem]'}>{text}</span>
      {note && <span className="block text-[0.8rem] text-muted">{note}</span>}
    </td>
  );
}

/** Above figures of other terms than those that were asked for. */
function OtherTerms({ entry, asked }: { entry: ComparedPlan; asked: ComparisonRequest }) {
  if (entry.state === 'offered') return null;
  return (
    <span className="mt-1 block border-l-3 border-amber pl-2 text-[0.85rem] leading-snug">
      {obstacleText(entry, asked)} {nearestText(entry)}
    </span>
  );
}

/** A plan without any terms for this vehicle and person. */
function NotOffered({ entry, asked }: { entry: ComparedPlan; asked: ComparisonRequest }) {
  if (entry.state === 'offered') return null;
  return (
    <td rowSpan={COMPARISON_ROWS.length} className={classNames(PLAN_CELL, 'bg-sand/60')}>
      <p className="font-semibold">{obstacleText(entry, asked)}</p>
    </td>
  );
}
