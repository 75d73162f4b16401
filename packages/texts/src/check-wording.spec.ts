import { describe, expect, it } from '@jest/globals';
import type { CatalogueText } from './catalogue.js';
import { checkWording, isRefused } from './check-wording.js';

const text: CatalogueText = {
  key: 'place.consent',
  place: 'place',
  default: '{name}, lea el <notice>aviso</notice>',
  variables: ['name'],
  tags: ['notice'],
};
const check = (said: string) => checkWording(text, said, ['empresa', 'razon-social']);

describe('checkWording', () => {
  it.each(['{name}: el <notice>aviso de {empresa}</notice>', '<notice>{razon-social}</notice>, {name}'])(
    'finds nothing in %s',
    (said) => {
      expect(isRefused(check(said))).toBe(false);
      expect(check(said).missingVariables).toEqual([]);
    },
  );

  it.each([
    ['{nombre} <notice>a</notice>', { unknownVariables: ['nombre'] }],
    ['{name} lea el aviso', { missingTags: ['notice'] }],
    ['{name} <notice>a</notice> <b>b</b>', { unknownTags: ['b'] }],
    ['{name} <notice>a</notice', { missingTags: ['notice'], strayMarks: true }],
    ['{name} <notice>a</notice> 5 > 3', { strayMarks: true }],
    ['{name <notice>a</notice>', { strayMarks: true }],
  ])('refuses %s', (said, faults) => {
    expect(check(said)).toMatchObject(faults);
    expect(isRefused(check(said))).toBe(true);
  });

  it('takes a variable for its own, though the lender has one of that name', () => {
    const own = { ...text, default: '{rfc}', variables: ['rfc'], tags: [] };
    expect(checkWording(own, '{rfc}', ['rfc'])).toMatchObject({ missingVariables: [], unknownVariables: [] });
    expect(checkWording(own, 'RFC', ['rfc'])).toMatchObject({ missingVariables: ['rfc'] });
  });

  it('only asks about a variable that is gone', () => {
    expect(check('Lea el <notice>aviso</notice>')).toMatchObject({ missingVariables: ['name'] });
    expect(isRefused(check('Lea el <notice>aviso</notice>'))).toBe(false);
  });
});
