import { describe, expect, it } from '@jest/globals';
import { fieldText } from '../../api/field-texts.js';
import { openRightsForm } from './rights-form.js';
import { EMPTY_RIGHTS, rightsErrors, type RightsValues } from './rights-fields.js';

const form = openRightsForm(() => undefined);
const file = (type: string, bytes = 10) => new File([new Uint8Array(bytes)], 'documento', { type });

const HOLDER: RightsValues = {
  ...EMPTY_RIGHTS,
  right: 'access',
  relation: 'holder',
  holderName: 'Ana López',
  address: 'Calle 1, Centro, Puebla',
  phone: '55 1234 5678',
  email: 'ana@flota.mx',
  idKind: 'ine',
  identification: file('application/pdf'),
  description: 'Mis datos de contacto',
  detail: 'Todos',
  consent: true,
};

/** The first code of each field, which is the one a visitor sees. */
function refusedFields(values: RightsValues): string[] {
  const checked = form.check(values);
  if (!('refused' in checked)) return [];
  const first = new Map(checked.refused.toReversed().map(({ field, code }) => [field, code]));
  return [...first].toReversed().map(([field, code]) => `${field}:${code}`);
}

describe('the form of a rights request', () => {
  it('sends a holder’s request without what a representative would add', () => {
    const checked = form.check({ ...HOLDER, representativeName: 'Luis', power: file('text/plain') });
    expect(checked).toMatchObject({ request: { right: 'access', phone: '+525512345678' } });
    expect('request' in checked && checked.request).not.toHaveProperty('representativeName');
    expect('request' in checked && checked.request).not.toHaveProperty('identification');
  });

  it('asks a representative for name, power and its document, all at once', () => {
    expect(refusedFields({ ...HOLDER, relation: 'representative' })).toEqual([
      'representativeName:NAME.REQUIRED',
      'representativePower:POWER.REQUIRED',
      'power:FILE.REQUIRED',
    ]);
  });

  it.each([
    [null, 'FILE.REQUIRED'],
    [file('text/html'), 'FILE.TYPE_REFUSED'],
    [file('image/png', 5 * 1024 * 1024 + 1), 'FILE.TOO_LARGE'],
  ])('refuses %s before it is sent: %s', (identification, code) => {
    expect(refusedFields({ ...HOLDER, identification })).toEqual([`identification:${code}`]);
  });

  it('takes a file of exactly 5 MB', () => {
    expect(refusedFields({ ...HOLDER, identification: file('image/jpeg', 5 * 1024 * 1024) })).toEqual([]);
  });

  it('has a Spanish text for whatever an empty form lacks', () => {
    const refused = refusedFields({ ...EMPTY_RIGHTS, relation: 'representative' });
    expect(refused).toHaveLength(13);
    for (const key of refused) {
      const text = rightsErrors()[key] ?? fieldText(key.split(':')[1] ?? '');
      expect([key, text]).not.toEqual([key, fieldText('NO.SUCH_CODE')]);
    }
  });
});
