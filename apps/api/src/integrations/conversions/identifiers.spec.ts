import { expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { hashedIdentifiers } from './identifiers.js';

const hash = (text: string) => [createHash('sha256').update(text).digest('hex')];

it('are those that the documentation’s examples have', () => {
  // "John_Smith@gmail.com" → john_smith@gmail.com, and its published hash.
  const { em, ph, fn, ln } = hashedIdentifiers(
    { name: 'Mary  Ann-Lee', email: ' John_Smith@gmail.com ', phone: '+1 (605) 555-1234' },
    'x',
  );
  expect(em).toEqual(['62a14e44f765419d10fea99367361a727c12365e2520f32218d505ed9aa0f62f']);
  expect(ph).toEqual(hash('16055551234'));
  expect([fn, ln]).toEqual([hash('mary'), hash('annlee')]);
});

it('keep letters of Spanish, and say the country and our own id', () => {
  const hashed = hashedIdentifiers({ name: 'José Núñez García', email: 'a@b.mx', phone: '+525512345678' }, 'id-1');
  expect(hashed).toMatchObject({
    fn: hash('josé'),
    ln: hash('núñezgarcía'),
    ph: hash('525512345678'),
    country: hash('mx'),
    external_id: hash('id-1'),
  });
  expect(JSON.stringify(hashed)).not.toMatch(/jos|a@b|5512345678/i);
});

it('are without a last name where there is one word', () => {
  expect(hashedIdentifiers({ name: 'Ana', email: 'a@b.mx', phone: '+525512345678' }, 'x')).not.toHaveProperty('ln');
});
