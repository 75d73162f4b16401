import { expect, it } from '@jest/globals';
import { faqDescription } from './faq-paths.js';

it('asks the questions of the category', () => {
  expect(faqDescription('Pagos', ['¿Cómo pago?', '¿Puedo adelantar?'])).toBe('Pagos: ¿Cómo pago? ¿Puedo adelantar?');
});

it('leaves out those that search engines would cut', () => {
  const long = `¿${'x'.repeat(150)}?`;
  expect(faqDescription('Pagos', [long, '¿Cómo pago?'])).toBe('Pagos: ¿Cómo pago?');
  expect(faqDescription('Pagos', Array<string>(30).fill('¿Cómo pago?')).length).toBeLessThanOrEqual(155);
});
