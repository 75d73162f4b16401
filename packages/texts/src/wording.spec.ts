import { afterEach, describe, expect, it } from '@jest/globals';
import { defineTexts, setWording } from './wording.js';

const place = defineTexts('place', {
  title: 'Contacto',
  greeting: 'Hola, {name}: son {amount}',
  units: { one: '{n} unidad de {model}', other: '{n} unidades de {model}' },
  consent: 'Acepto el <notice>aviso de privacidad</notice> y <figure/>.',
  from: 'Le escribe {company}. Gracias, {company}.',
  signed: 'Firmó {name}: <link>ver</link>',
  joined: 'Llegó a {place} de {owner}, el día {place}',
});

afterEach(() => setWording({}));

describe('what is shown', () => {
  it('is the text as it was written, with what is filled in', () => {
    expect(place.title).toBe('Contacto');
    expect(place.greeting({ name: 'Ana', amount: '$5.00' })).toBe('Hola, Ana: son $5.00');
  });

  it('has one form for one, and another for any other number', () => {
    expect([0, 1, 2].map((n) => place.units({ n, model: 'Cascadia' }))).toEqual([
      '0 unidades de Cascadia',
      '1 unidad de Cascadia',
      '2 unidades de Cascadia',
    ]);
  });

  it('joins a preposition with the article that follows, but for that of a name', () => {
    const said = (owner: string) => place.joined({ place: 'el patio', owner });
    expect(said('el dueño')).toBe('Llegó al patio del dueño, el día el patio');
    expect(said('El Roble, S.A.')).toBe('Llegó al patio de El Roble, S.A., el día el patio');
    expect(said('{place}')).toBe('Llegó al patio de {place}, el día el patio');
  });

  it('ends by one full stop where what is filled in brings its own', () => {
    expect(place.from({ company: 'Fletes, S.A. de C.V.' })).toBe(
      'Le escribe Fletes, S.A. de C.V. Gracias, Fletes, S.A. de C.V.',
    );
    expect(place.from({ company: 'Flota' })).toBe('Le escribe Flota. Gracias, Flota.');
  });

  it('keeps apart what is more than text', () => {
    expect(place.consent.parts).toEqual([
      { text: 'Acepto el ' },
      { tag: 'notice', text: 'aviso de privacidad' },
      { text: ' y ' },
      { tag: 'figure', text: '' },
      { text: '.' },
    ]);
  });

  it('takes nothing that is filled in for a tag or another variable', () => {
    expect(place.signed({ name: '<link>{name}</link>' }).parts).toEqual([
      { text: 'Firmó <link>{name}</link>: ' },
      { tag: 'link', text: 'ver' },
    ]);
  });
});

describe('what a lender says instead', () => {
  it('is shown from then on, until it is taken back', () => {
    setWording({ 'place.title': 'Escríbanos', 'place.units.one': 'Una sola', 'place.greeting': 'Buen día: {amount}' });
    expect(place.title).toBe('Escríbanos');
    expect(place.units({ n: 1, model: 'X' })).toBe('Una sola');
    expect(place.units({ n: 2, model: 'X' })).toBe('2 unidades de X');
    expect(place.greeting({ name: 'Ana', amount: '$1.00' })).toBe('Buen día: $1.00');
    setWording({});
    expect(place.title).toBe('Contacto');
  });

  it('is as rich as the text it stands for', () => {
    setWording({ 'place.consent': 'Lea el <notice>aviso</notice>', 'place.title': '<b>Hola</b>' });
    expect(place.consent.parts).toEqual([{ text: 'Lea el ' }, { tag: 'notice', text: 'aviso' }]);
    expect(place.title).toBe('<b>Hola</b>');
  });
});

it('asks of who shows a text for all that it wants, and nothing else', () => {
  // @ts-expect-error a variable is missing
  expect(place.greeting({ name: 'Ana' })).toContain('{amount}');
  // @ts-expect-error there is no such text
  expect(place.titel).toBeUndefined();
  const put = 'a' + String(place.title);
  const together = defineTexts('together', { text: put });
  // @ts-expect-error nobody knows what stands in it
  const shown: string = together.text;
  expect(shown).toBe('aContacto');
});
