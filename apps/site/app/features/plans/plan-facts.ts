import { listText } from '@flota/figures';
import type { PlanKind, PlanRules } from '@flota/schemas';
import { plansFacts as texts } from '@flota/texts/site/plans-facts';
import { formatPercent } from '../../lib/format.js';

/** What one has to know of a plan to choose between plans; figures come from the rules in force. */
export interface PlanFacts {
  owner: string;
  start: string;
  term: string;
  end: string;
  suits: string;
}

/** In the order in which people ask. */
export const FACT_ORDER = ['owner', 'start', 'term', 'end', 'suits'] as const satisfies (keyof PlanFacts)[];

const OWNER = {
  direct_credit: 'yours',
  flexibility: 'yours',
  financial_lease: 'yoursAtTheEnd',
  pure_lease: 'ours',
} as const satisfies Record<PlanKind, string>;

const SUITS = {
  direct_credit: 'suitsKeeping',
  flexibility: 'suitsLowPayments',
  financial_lease: 'suitsDecidingLater',
  pure_lease: 'suitsRenewing',
} as const satisfies Record<PlanKind, string>;

export const planFacts = (rules: PlanRules): PlanFacts => ({
  owner: texts[OWNER[rules.kind]],
  start: startOf(rules),
  term: termOf(rules.termsMonths),
  end: endOf(rules),
  suits: texts[SUITS[rules.kind]],
});

const isNothing = (percent: string) => Number(percent) === 0;

/** `10 % a 60 %`, or `10 %` where both ends are the same. */
const rangeText = (min: string, max: string): string =>
  Number(min) === Number(max)
    ? formatPercent(min)
    : texts.range({ least: formatPercent(min), most: formatPercent(max) });

function termOf(months: readonly number[]): string {
  const [least = 0, most = least] = [months[0], months.at(-1)];
  return least === most ? texts.months({ months: least }) : texts.monthsRange({ least, most });
}

function startOf(rules: PlanRules): string {
  const { openingFeePercent } = rules;
  const fee = isNothing(openingFeePercent) ? [] : [texts.fee({ percent: formatPercent(openingFeePercent) })];
  return listText([paidFirst(rules), ...depositOf(rules), ...fee]);
}

function paidFirst({ kind, downPaymentPercent: { min, max } }: PlanRules): string {
  const isRent = kind === 'financial_lease';
  if (isNothing(max)) return isRent ? texts.noInitialRent : texts.noDownPayment;
  const share = rangeText(min, max);
  return isRent ? texts.initialRent({ share }) : texts.downPayment({ share });
}

function depositOf(rules: PlanRules): string[] {
  if (!('depositRents' in rules) || rules.depositRents === 0) return [];
  return [texts.deposit({ n: rules.depositRents })];
}

function endOf(rules: PlanRules): string {
  switch (rules.kind) {
    case 'direct_credit':
      return texts.free;
    case 'flexibility': {
      const { min, max } = rules.balloonPercentOfPrice;
      return texts.finalPayment({ share: rangeText(min, max) });
    }
    case 'financial_lease':
      return texts.purchase({ percent: formatPercent(rules.purchaseOptionPercent) });
    case 'pure_lease': {
      const shares = rules.residualByTerm.map(({ residualPercent }) => residualPercent);
      const sorted = shares.toSorted((one, other) => Number(one) - Number(other));
      return texts.giveBack({ share: rangeText(sorted[0] ?? '0', sorted.at(-1) ?? '0') });
    }
  }
}
