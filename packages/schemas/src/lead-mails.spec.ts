import { expect, it } from '@jest/globals';
import { fillLeadMail, leadMailSchema } from './lead-mails.js';

it('fills what is known and leaves the rest to be written by hand', () => {
  const text = 'Hola, {cliente}: su {vehiculo}, {nada}. {empresa}';
  expect(fillLeadMail(text, { cliente: 'Ana', empresa: 'Flota' })).toBe('Hola, Ana: su {vehiculo}, {nada}. Flota');
  expect(fillLeadMail('{toString} {constructor}', {})).toBe('{toString} {constructor}');
});

it.each(['Hola {cliente', 'Hola cliente}', 'Hola {cliente}', 'Hola {}'])('sends no brace: %s', (text) => {
  expect(leadMailSchema.safeParse({ subject: 'Su cotización', text }).success).toBe(false);
});
