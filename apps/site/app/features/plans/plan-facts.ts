import { listText } from '@flota/figures';
import type { PlanKind, PlanRules } from '@flota/schemas';
import { formatPercent } from '../../lib/format.js';

/** What one has to know of a plan to choose between plans; figures come from the rules in force. */
export interface PlanFacts {
  owner: string;
  start: string;
  term: string;
  end: string;
  suits: string;
}

export const FACT_LABELS: Readonly<Record<keyof PlanFacts, string>> = {
  owner: 'De quién es',
  start: 'Al empezar',
  term: 'Plazo',
  end: 'Al terminar',
  suits: 'Para quién',
};

/** In the order in which people ask. */
export const FACT_ORDER = ['owner', 'start', 'term', 'end', 'suits'] as const satisfies (keyof PlanFacts)[];

const OWNERS: Record<PlanKind, string> = {
  direct_credit: 'Suya desde la firma; queda en garantía',
  flexibility: 'Suya desde la firma; queda en garantía',
  financial_lease: 'Nuestra durante el contrato; puede ser suya al final',
  pure_lease: 'Nuestra; usted paga por usarla',
};

const SUITS: Record<PlanKind, string> = {
  direct_credit: 'Quien trabajará la unidad muchos años y la quiere como patrimonio',
  flexibility: 'Quien busca pagar menos cada mes y renueva en pocos años',
  financial_lease: 'Empresas y personas con actividad empresarial que quieren decidir al final',
  pure_lease: 'Quien renueva su flota seguido y cuida su capital de trabajo',
};

export const planFacts = (rules: PlanRules): PlanFacts => ({
  owner: OWNERS[rules.kind],
  start: startOf(rules),
  term: termOf(rules.termsMonths),
  end: endOf(rules),
  suits: SUITS[rules.kind],
});

const isNothing = (percent: string) => Number(percent) === 0;

/** `10 % a 60 %`, or `10 %` where both ends are the same. */
const rangeText = (min: string, max: string): string =>
  Number(min) === Number(max) ? formatPercent(min) : `${formatPercent(min)} a ${formatPercent(max)}`;

function termOf(months: readonly number[]): string {
  const [first, last] = [months[0], months.at(-1)];
  return first === last ? `${first} meses` : `${first} a ${last} meses`;
}

function startOf(rules: PlanRules): string {
  const { min, max } = rules.downPaymentPercent;
  const name = rules.kind === 'financial_lease' ? 'renta inicial' : 'enganche';
  const base = rules.kind === 'financial_lease' ? 'del precio sin IVA' : 'del precio';
  const share = isNothing(max) ? `Sin ${name}` : `${upperFirst(name)} de ${rangeText(min, max)} ${base}`;
  const fee = isNothing(rules.openingFeePercent) ? [] : [`comisión de ${formatPercent(rules.openingFeePercent)}`];
  return listText([share, ...depositOf(rules), ...fee]);
}

function depositOf(rules: PlanRules): string[] {
  if (!('depositRents' in rules) || rules.depositRents === 0) return [];
  return [rules.depositRents === 1 ? 'depósito de una renta' : `depósito de ${rules.depositRents} rentas`];
}

function endOf(rules: PlanRules): string {
  switch (rules.kind) {
    case 'direct_credit':
      return 'Queda libre de garantía, sin nada más que pagar';
    case 'flexibility': {
      const { min, max } = rules.balloonPercentOfPrice;
      return `Pago final de ${rangeText(min, max)} del precio y queda libre de garantía`;
    }
    case 'financial_lease':
      return `La compra por ${formatPercent(rules.purchaseOptionPercent)} del precio sin IVA, prorroga o participa de su venta`;
    case 'pure_lease': {
      const shares = rules.residualByTerm.map(({ residualPercent }) => residualPercent);
      const sorted = shares.toSorted((one, other) => Number(one) - Number(other));
      return `La devuelve, la cambia o la compra por ${rangeText(sorted[0] ?? '0', sorted.at(-1) ?? '0')} del precio sin IVA, según el plazo`;
    }
  }
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
