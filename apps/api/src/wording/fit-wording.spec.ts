import { describe, expect, it } from '@jest/globals';
import { placeholderValues, wordingKeySchema, wordingTextSchema } from '@flota/schemas';
import { CATALOGUE, type CatalogueText } from '@flota/texts';
import { faultsOf, unfitIn, withLender } from './fit-wording.js';

const text: CatalogueText = {
  key: 'place.consent',
  place: 'place',
  default: 'Acepto el <notice>aviso</notice>, {rfc}',
  variables: ['rfc'],
  tags: ['notice'],
};

describe('other words for a text', () => {
  it('may name the lender, and what the text itself is told', () => {
    expect(faultsOf(text, '{empresa}, {rfc}: <notice>aviso</notice>')).toEqual([]);
    expect(faultsOf(text, '{nombre} <b>x</b> {')).toEqual([
      { code: 'TEXT.VARIABLE_UNKNOWN', detail: 'nombre' },
      { code: 'TEXT.TAG_UNKNOWN', detail: 'b' },
      { code: 'TEXT.TAG_MISSING', detail: 'notice' },
      { code: 'TEXT.STRAY_MARK' },
    ]);
  });

  it('get the data of the lender, but where the text has a variable that is called like it', () => {
    const values = placeholderValues(
      {
        companyName: 'A & B',
        legalName: '',
        shortName: null,
        rfc: 'AAA010101AAA',
        address: '',
        phone: '',
        whatsapp: null,
        email: '',
        privacyEmail: null,
      },
      'https://a.mx',
    );
    expect(withLender(text, '<notice>{empresa}</notice> {rfc}', values)).toBe('<notice>A & B</notice> {rfc}');
  });

  it('are told apart by whether they can be said', () => {
    const [{ key, default: own } = text] = CATALOGUE;
    expect(unfitIn({ [key]: own, 'former.text': 'Algo' })).toEqual([]);
    expect(unfitIn({ [key]: '{nobody}', 'former.text': '', 'no key': 'Algo' })).toEqual([key, 'former.text', 'no key']);
  });
});

it.each(CATALOGUE.map((each) => [each.key, each] as const))('%s could be written by staff as it is', (_, each) => {
  expect(wordingKeySchema.safeParse(each.key).success).toBe(true);
  expect(wordingTextSchema.safeParse(each.default).data).toBe(each.default);
  expect(faultsOf(each, each.default)).toEqual([]);
});
