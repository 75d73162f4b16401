import { expect, it } from '@jest/globals';
import { withIndex } from './text-index.js';

it('names each heading after what it says, and not after its number', () => {
  const { html, index } = withIndex('<p>Uno</p><h2>5. Derechos <strong>ARCO</strong></h2><p>Dos</p><h3>Plazos</h3>');
  expect(index).toEqual([]);
  expect(html).toBe(
    '<p>Uno</p><h2 id="parte-derechos-arco">5. Derechos <strong>ARCO</strong></h2><p>Dos</p><h3>Plazos</h3>',
  );
});

it('tells apart headings that say the same, and leaves out those that say nothing', () => {
  const { index } = withIndex('<h2>Contacto</h2><h2>Contacto</h2><h2></h2><h2>Contacto</h2>');
  expect(index.map(({ id }) => id)).toEqual(['parte-contacto', 'parte-contacto-n2', 'parte-contacto-n3']);
});

it('lists the headings of a text that has several', () => {
  expect(withIndex('<h2>1. Uno</h2><h2>2. Dos &amp; tres</h2><h2>3. Cuatro</h2>').index).toEqual([
    { id: 'parte-uno', title: '1. Uno' },
    { id: 'parte-dos-tres', title: '2. Dos & tres' },
    { id: 'parte-cuatro', title: '3. Cuatro' },
  ]);
});
