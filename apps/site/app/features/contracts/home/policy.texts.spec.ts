import { expect, it } from '@jest/globals';
import type { AccountPolicy } from '@flota/schemas';
import { policyStateWords, policyWarning } from './policy.texts.js';

const TODAY = '2026-11-21';

const policyOf = (changes: Partial<AccountPolicy>): AccountPolicy => ({
  id: 'p1',
  contractId: 'c1',
  contractLabel: 'El Norteño',
  vehicle: 'Cascadia 2025',
  insurer: 'Aseguradora Horizonte',
  number: 'HZ-0418-2025',
  coverage: 'Cobertura amplia',
  startsOn: '2025-12-09',
  endsOn: '2026-12-09',
  premium: '96300.00',
  hasPdf: false,
  state: 'valid',
  coversContract: true,
  contractEndsOn: '2029-12-13',
  ...changes,
});

it.each([
  [{ state: 'expiring', endsOn: '2026-12-09' }, 'Vigente, quedan 18 días'],
  [{ state: 'expiring', endsOn: '2026-11-22' }, 'Vigente, queda 1 día'],
  [{ state: 'expiring', endsOn: '2026-11-21' }, 'Vence hoy'],
  [{ state: 'valid', endsOn: '2029-02-26' }, 'Vigente, queda más de 2 años'],
  [{ state: 'expired', endsOn: '2026-10-27' }, 'Venció hace 25 días'],
  [{ state: 'expired', endsOn: '2026-11-20' }, 'Venció ayer'],
  [{ state: 'future', startsOn: '2026-12-01' }, 'Empieza el 1 dic 2026'],
] as const)('%o: %s', (changes, words) => {
  expect(policyStateWords(policyOf(changes), TODAY)).toBe(words);
});

it('warns where the insurance ends before the contract, and only there', () => {
  expect(policyWarning(policyOf({}))).toBeNull();
  expect(policyWarning(policyOf({ coversContract: false, state: 'expired' }))).toContain('está sin seguro');
  expect(policyWarning(policyOf({ coversContract: false, state: 'expiring' }))).toContain(
    'Renueve antes del 9 dic 2026',
  );
});
