import { formatMoney } from '@flota/figures';
import {
  type AdminShareRule,
  ARREARS_NAMES,
  LEAD_KIND_NAMES,
  SHARE_CONDITIONS,
  type ShareCondition,
  type ShareRule,
  type SharedWork,
  type StaffAbsences,
} from '@flota/schemas';
import { CONTRACT_KIND_NAMES } from '../../components/states/contracts.js';
import { plainAmount } from '../../components/typed-figures.js';

/** What plans, states and dealers are called, by what a rule names them by. */
export type Names = Partial<Record<ShareCondition, Readonly<Record<string, string>>>>;

const OWN_NAMES: Names = { kinds: LEAD_KIND_NAMES, ages: ARREARS_NAMES, contractKinds: CONTRACT_KIND_NAMES };

/** What it goes by, in a line. */
export function conditionWords(rule: AdminShareRule, names: Names = {}): string {
  const conditions: readonly ShareCondition[] = SHARE_CONDITIONS[rule.work];
  const said = conditions.flatMap((condition) => {
    const wanted = rule[condition];
    if (!Array.isArray(wanted) || wanted.length === 0) return [];
    const known = { ...OWN_NAMES[condition], ...names[condition] };
    const words = (wanted as string[]).map((each) => known[each] ?? each).join(' o ');
    return [condition === 'ages' ? `${words} días de atraso` : words];
  });
  const { amountFrom, amountTo } = rule;
  if (amountFrom) said.push(`desde ${formatMoney(amountFrom)}`);
  if (amountTo) said.push(`hasta ${formatMoney(amountTo)}`);
  return said.length === 0 ? 'Todo lo que llegue' : said.join(' · ');
}

/** Among whom, with who of them is away. */
export const peopleWords = ({ people }: Pick<AdminShareRule, 'people'>, absences: StaffAbsences = []): string =>
  people
    .map(({ id, name }) => (absences.some((each) => each.id === id && each.isAway) ? `${name} (ausente)` : name))
    .join(', ');

export const NEW_RULE = {
  ...{ work: 'leads' as SharedWork, name: '', active: true, peopleIds: [] as string[] },
  ...{ kinds: [], plans: [], states: [], distributors: [], contractKinds: [], ages: [], amountFrom: '', amountTo: '' },
};

/** What is sent of what was filled in: of other work's conditions nothing. */
export function readRule(values: Record<string, unknown>): ShareRule {
  const own: readonly ShareCondition[] = SHARE_CONDITIONS[values.work as SharedWork];
  const some = (condition: ShareCondition) => (own.includes(condition) ? (values[condition] ?? []) : []);
  const amount = (condition: ShareCondition) =>
    own.includes(condition) ? plainAmount(values[condition]) || null : null;
  return {
    ...{ work: values.work, name: (values.name as string | null) ?? '', active: values.active },
    ...{ kinds: some('kinds'), plans: some('plans'), states: some('states'), distributors: some('distributors') },
    ...{ contractKinds: some('contractKinds'), ages: some('ages') },
    ...{ amountFrom: amount('amountFrom'), amountTo: amount('amountTo') },
    people: values.peopleIds ?? [],
  } as ShareRule;
}
