import type { PlanKind, PlanRules } from '@flota/schemas';
import { calculatorGlossary } from '@flota/texts/site/calculator-plan';
import type { AccordionItem } from '../../components/Accordion.js';

const CREDITS: readonly PlanKind[] = ['direct_credit', 'flexibility'];
const LEASES: readonly PlanKind[] = ['financial_lease', 'pure_lease'];
const ALL: readonly PlanKind[] = [...CREDITS, ...LEASES];

interface Entry {
  id: string;
  /** Its text has the same name and `Text` behind it. */
  word: Exclude<keyof typeof calculatorGlossary, `${string}Text` | symbol>;
  kinds: readonly PlanKind[];
}

const GLOSSARY: readonly Entry[] = [
  { id: 'enganche', word: 'downPayment', kinds: CREDITS },
  { id: 'renta-inicial', word: 'initialRent', kinds: ['financial_lease'] },
  { id: 'comision', word: 'openingFee', kinds: ALL },
  { id: 'iva', word: 'vat', kinds: CREDITS },
  { id: 'seguro', word: 'insurance', kinds: [...CREDITS, 'financial_lease'] },
  { id: 'globo', word: 'balloon', kinds: ['flexibility'] },
  { id: 'deposito', word: 'deposit', kinds: LEASES },
  { id: 'opcion', word: 'purchaseOption', kinds: ['financial_lease'] },
  { id: 'residual', word: 'residualValue', kinds: ['pure_lease'] },
  { id: 'cat', word: 'cat', kinds: [...CREDITS, 'financial_lease'] },
];

/** The words that a quote of this plan uses, each in plain Spanish. */
export const glossaryFor = (rules: PlanRules): readonly AccordionItem[] =>
  GLOSSARY.filter(({ id, kinds }) => {
    if (id === 'deposito' && 'depositRents' in rules && rules.depositRents === 0) return false;
    if (id === 'seguro' && rules.insurance === null) return false;
    return kinds.includes(rules.kind);
  }).map(({ id, word }) => ({
    id,
    title: calculatorGlossary[word],
    content: calculatorGlossary[`${word}Text`],
  }));
