import { describe, expect, it } from '@jest/globals';
import { fillAll, fillPlaceholders, PLACEHOLDERS, placeholderValues, unknownPlaceholders } from './placeholders.js';

const lender = {
  companyName: 'Camiones "Norte" & Cía',
  legalName: 'Camiones Norte, S.A. de C.V.',
  shortName: null,
  rfc: null,
  address: 'Calle 1',
  phone: '800 000 0000',
  whatsapp: null,
  email: 'hola@norte.test',
  privacyEmail: null,
};
const values = placeholderValues(lender, 'https://www.norte.mx');

describe('placeholderValues', () => {
  it('has one for each placeholder, and another where nothing of its own is known', () => {
    expect(Object.keys(values)).toEqual(Object.keys(PLACEHOLDERS));
    expect(values).toMatchObject({
      'nombre-corto': 'Camiones "Norte" & Cía',
      rfc: '',
      whatsapp: '800 000 0000',
      'correo-arco': 'hola@norte.test',
      sitio: 'www.norte.mx',
    });
  });

  it('lets no name be taken for markup or for a placeholder', () => {
    const { empresa } = placeholderValues({ ...lender, companyName: '<b>{rfc}' }, '');
    expect(empresa).toBe('brfc');
  });
});

describe('fillPlaceholders', () => {
  it('fills a plain text as it is, and HTML as text', () => {
    expect(fillPlaceholders('Con {empresa}', values)).toBe('Con Camiones "Norte" & Cía');
    expect(fillPlaceholders('<p title="{empresa}">{telefono}</p>', values)).toBe(
      '<p title="Camiones &quot;Norte&quot; &amp; Cía">800 000 0000</p>',
    );
  });

  it.each(['{z}/{x}/{-y}', '{empresas}', '{ empresa }', '{toString}', '{constructor}', 'sin nada'])(
    'leaves %s as it is',
    (text) => expect(fillPlaceholders(text, values)).toBe(text),
  );

  it('fills once: what was filled in is not filled again', () => {
    expect(fillPlaceholders('{empresa}', { ...values, empresa: '{rfc}' })).toBe('{rfc}');
  });
});

describe('fillAll', () => {
  it('reaches every text, and nothing else', () => {
    const day = new Date(0);
    const filled = fillAll({ a: ['{correo}', { b: '{rfc}!' }], n: 1, day, nothing: null }, values);
    expect(filled).toEqual({ a: ['hola@norte.test', { b: '!' }], n: 1, day, nothing: null });
    expect(filled.day).toBe(day);
  });
});

describe('unknownPlaceholders', () => {
  it('names each slip once', () => {
    expect(unknownPlaceholders('{empresas} {empresa} {empresas} {telefonos}')).toEqual(['empresas', 'telefonos']);
  });
});
