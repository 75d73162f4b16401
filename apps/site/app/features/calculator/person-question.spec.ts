import { describe, expect, it } from '@jest/globals';
import type { PlanRules } from '@flota/schemas';
import { catalogue } from '../../testing/catalogue.fixture.js';
import { readTerms } from './calculator-state.js';
import { EMPTY_SELECTION } from './selection.js';
import { asksForBorderRegion, personOfKind, personsOf, vatEffect } from './person-question.js';

const rulesOf = (slug: string): PlanRules => catalogue.plans.find((plan) => plan.slug === slug)!.rules;
const credit = rulesOf('credito-directo');
const bordering = { ...credit, borderVatOnInterestRate: '0.08' } as PlanRules;

describe('who borrows', () => {
  it('is a physical person without business until they say more, and stays what they said', () => {
    expect(personsOf(credit, 'fisica')).toEqual(['fisica', 'fisica_empresarial']);
    expect(personOfKind(credit, 'fisica', null)).toBe('fisica');
    expect(personOfKind(credit, 'fisica', 'moral')).toBe('fisica');
    expect(personOfKind(credit, 'fisica', 'fisica_empresarial')).toBe('fisica_empresarial');
    expect(personOfKind(credit, 'moral', 'fisica')).toBe('moral');
  });

  it('is whom the plan is for', () => {
    const truckers: PlanRules = { ...credit, personTypes: ['fisica_empresarial', 'moral'] };
    expect(personOfKind(truckers, 'fisica', 'fisica')).toBe('fisica_empresarial');
    expect(personOfKind({ ...credit, personTypes: ['moral'] }, 'fisica', null)).toBeUndefined();
  });

  it('decides on the VAT of the interest, and of no lease', () => {
    expect(vatEffect(credit, 'fisica')).toBe('Sus intereses causan IVA de 16\u00a0%.');
    expect(vatEffect(credit, 'fisica_empresarial')).toBe('Sus intereses no causan IVA.');
    expect(vatEffect(rulesOf('arrendamiento-puro'), 'moral')).toBe('El IVA se suma a cada renta.');
  });
});

describe('the border region', () => {
  it('is asked for where the plan does, and only of who bears more VAT than there', () => {
    expect(asksForBorderRegion(credit, 'fisica')).toBe(false);
    expect(asksForBorderRegion(bordering, 'fisica')).toBe(true);
    for (const personType of ['fisica_empresarial', 'moral', null] as const) {
      expect(asksForBorderRegion(bordering, personType)).toBe(false);
    }
    expect(asksForBorderRegion(rulesOf('arrendamiento-puro'), 'moral')).toBe(false);
  });

  it('counts only as long as it is asked for', () => {
    const plans = catalogue.plans.map((plan) =>
      plan.slug === 'credito-directo' ? { ...plan, rules: bordering } : plan,
    );
    const terms = (personType: 'fisica' | 'moral', plan = 'credito-directo') =>
      readTerms({ ...EMPTY_SELECTION, plan, personType, borderRegion: true }, { ...catalogue, plans });
    expect(terms('fisica')?.borderRegion).toBe(true);
    expect(terms('moral')?.borderRegion).toBe(false);
    expect(terms('fisica', 'flexibility')?.borderRegion).toBe(false);
  });
});
