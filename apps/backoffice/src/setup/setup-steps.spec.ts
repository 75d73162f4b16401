import { describe, expect, it } from '@jest/globals';
import { blankSettings, DEFAULT_LOOK, OPENING_NEEDS, type OpeningNeed } from '@flota/schemas';
import { firstUndone, isSetupStep, type SetupFacts, stepAfter, stepsDone } from './setup-steps.js';

const NAMED = { companyName: 'Financiera del Norte', legalName: 'Financiera del Norte, S.A.' };
const REACHED = { tagline: 'Con usted', address: 'Av. Norte 1', phone: '81 5555 0100', email: 'hola@norte.mx' };

function facts(settings: object, met: OpeningNeed[] = [], published = false): SetupFacts {
  const needs = OPENING_NEEDS.map((name) => ({ name, done: met.includes(name), missing: [] }));
  return {
    settings: { ...blankSettings(2026), ...settings },
    brand: { published: published ? DEFAULT_LOOK : null },
    opening: { isOpen: false, firstOpenedAt: null, changedAt: null, changedBy: null, needs },
  };
}
const doneOf = (given: SetupFacts) => Object.entries(stepsDone(given)).flatMap(([step, done]) => (done ? [step] : []));

describe('what is done', () => {
  it('is nothing on a new installation, which begins at the first step', () => {
    expect(doneOf(facts({}))).toEqual([]);
    expect(firstUndone(stepsDone(facts({})))).toBe('marca');
  });

  it('is the brand once the lender has its name and a look was published', () => {
    expect(doneOf(facts(NAMED))).toEqual([]);
    expect(doneOf(facts(NAMED, [], true))).toEqual(['marca']);
    expect(doneOf(facts({}, [], true))).toEqual([]);
  });

  it('is the contact before the names are there, but not the invented one', () => {
    expect(doneOf(facts(REACHED))).toEqual(['contacto']);
    expect(doneOf(facts({ ...REACHED, ...NAMED }, ['company']))).toEqual(['contacto']);
    expect(doneOf(facts({ ...REACHED, ...NAMED }))).toEqual([]);
    expect(doneOf(facts({ ...REACHED, phone: '' }))).toEqual([]);
  });

  it('are the texts once both kinds are', () => {
    expect(doneOf(facts({}, ['legal']))).toEqual([]);
    expect(doneOf(facts({}, ['legal', 'texts', 'vehicle', 'mail', 'admins', 'plan']))).toEqual(
      expect.arrayContaining(['legales', 'vehiculo', 'correo', 'personal', 'plan']),
    );
  });
});

it('goes on with what was skipped, and ends with the opening', () => {
  const all = facts({ ...NAMED, ...REACHED }, [...OPENING_NEEDS], true);
  expect(firstUndone(stepsDone(all))).toBe('apertura');
  expect(firstUndone(stepsDone({ ...all, brand: { published: null } }))).toBe('marca');
  expect([stepAfter('marca'), stepAfter('apertura')]).toEqual(['contacto', undefined]);
  expect([isSetupStep('plan'), isSetupStep('nada'), isSetupStep(undefined)]).toEqual([true, false, false]);
});
