import { expect, it } from '@jest/globals';
import { figuresOf } from './FiguresBand.js';

it('reads a list whose entries begin in bold', () =>
  expect(
    figuresOf('<ul><li><strong>Más de 30 años</strong> en el mercado</li>\n<li><strong>72</strong>: meses</li></ul>'),
  ).toEqual([
    { figure: 'Más de 30 años', meaning: 'en el mercado' },
    { figure: '72', meaning: 'meses' },
  ]));

it.each([
  '<ul><li>Sin negritas</li></ul>',
  '<ul><li><strong>Una</strong> sí</li><li>otra no</li></ul>',
  '<p>Antes</p><ul><li><strong>Una</strong> sí</li></ul>',
  '<ul><li><strong>Con</strong> <a href="/">liga</a></li></ul>',
  '',
])('leaves %s as the text it is', (html) => expect(figuresOf(html)).toBeNull());
