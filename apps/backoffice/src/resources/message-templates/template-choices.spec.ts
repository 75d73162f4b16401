import { expect, it } from '@jest/globals';
import { asTemplate, choicesFor } from './template-choices.js';

const kind = { body: 'Hola, {nombre}: {enlace}. Gracias, {nombre}.', variables: ['nombre', 'enlace'], chosen: null };
const template = { name: 'enlace', language: 'es_MX', approved: true, body: '', variables: 2 };

it('is written with numbers, as Meta wants it', () => {
  expect(asTemplate(kind)).toBe('Hola, {{1}}: {{2}}. Gracias, {{1}}.');
});

it('offers approved templates that take as many variables', () => {
  const others = [
    { ...template, name: 'nueva', approved: false },
    { ...template, name: 'corta', variables: 1 },
  ];
  expect(choicesFor(kind, [template, ...others])).toEqual([{ id: 'enlace es_MX', name: 'enlace (es_MX)' }]);
  expect(choicesFor(kind, null)).toEqual([]);
});

it('shows what is chosen, also when it is gone or cannot be asked for', () => {
  const chosen = { name: 'vieja', language: 'es_MX', variables: ['nombre', 'enlace'] };
  expect(choicesFor({ ...kind, chosen }, [template]).at(-1)).toEqual({
    id: 'vieja es_MX',
    name: 'vieja (es_MX): ya no sirve',
  });
  expect(choicesFor({ ...kind, chosen }, null)).toEqual([{ id: 'vieja es_MX', name: 'vieja (es_MX)' }]);
});
