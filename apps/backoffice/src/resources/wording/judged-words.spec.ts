import { describe, expect, it } from '@jest/globals';
import { inserted, judgedWords, piecesOf, shownParts } from './judged-words.js';
import type { Text } from './wording-data.js';

const TEXT: Text = {
  key: 'place.consent',
  place: 'place',
  default: '{name}, acepte el <notice>aviso</notice> y <amount/>',
  variables: ['name'],
  tags: ['notice', 'amount'],
  said: null,
};
const FINE = '{name}, de {empresa}: <notice>aviso</notice>, <amount/>';

describe('judgedWords', () => {
  it('finds nothing in what fits', () => {
    expect(judgedWords(TEXT, FINE)).toEqual({ faults: [], question: null });
  });

  it('asks about what is left out, and lets it be', () => {
    const said = judgedWords(TEXT, FINE.replace('{name}', 'Usted'));
    expect(said).toEqual({ faults: [], question: 'Falta {name}: ¿es a propósito?' });
  });

  it.each([
    ['  ', 'Escriba el texto, o vuelva al original.'],
    [FINE + 'a'.repeat(1_000), 'Es demasiado largo: caben 1,000 caracteres.'],
    [FINE + '{nombre}', 'Este texto no tiene el dato {nombre}.'],
    [FINE + '<b>a</b>', 'Este texto no tiene la parte <b>.'],
    ['{name} <amount/>', 'Falta la parte <notice>: insértela con su botón.'],
    [FINE + ' {', 'Quedó suelto un signo { } < o >: bórrelo o complételo.'],
  ])('says of %s what is wrong', (words, fault) => {
    expect(judgedWords(TEXT, words).faults).toContain(fault);
  });
});

describe('a piece', () => {
  const [name, notice, amount] = piecesOf(TEXT);

  it('is written as the text has it', () => {
    expect([name, notice, amount].map((piece) => piece?.written)).toEqual([
      '{name}',
      '<notice>aviso</notice>',
      '<amount/>',
    ]);
  });

  it('goes where the cursor is, and around what is marked', () => {
    expect(inserted('Hola, ', 6, 6, name!)).toEqual(['Hola, {name}', 12]);
    expect(inserted('el aviso.', 3, 8, notice!)).toEqual(['el <notice>aviso</notice>.', 25]);
    expect(inserted('el .', 3, 3, notice!)).toEqual(['el <notice>aviso</notice>.', 25]);
    expect(inserted('el aviso.', 3, 8, amount!)).toEqual(['el <amount/>.', 12]);
  });
});

it('shows a text in parts', () => {
  expect(shownParts('{name}, el <notice>aviso</notice> de {razon-social}: <amount/>.')).toEqual([
    { kind: 'filled', text: 'name' },
    { kind: 'words', text: ', el ' },
    { kind: 'rich', text: 'aviso' },
    { kind: 'words', text: ' de ' },
    { kind: 'filled', text: 'razon-social' },
    { kind: 'words', text: ': ' },
    { kind: 'filled', text: 'amount' },
    { kind: 'words', text: '.' },
  ]);
  expect(shownParts('')).toEqual([]);
});
