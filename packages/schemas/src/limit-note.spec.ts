import { expect, it } from '@jest/globals';
import { limitNote } from './limit-note.js';

const words = (length: number, limit: number) => limitNote('a'.repeat(length), limit)?.words;

it.each([
  [0, 60, undefined],
  [47, 60, undefined],
  [48, 60, 'Quedan 12 caracteres de 60.'],
  [59, 60, 'Queda 1 carácter de 60.'],
  [60, 60, 'Ya no cabe más: 60 caracteres.'],
  [61, 60, 'Sobra 1 carácter: caben 60.'],
  [6_200, 5_000, 'Sobran 1,200 caracteres: caben 5,000.'],
])('of %d characters where %d fit, says %s', (length, limit, said) => {
  expect(words(length, limit)).toBe(said);
});

it('counts what is kept, without the blanks around it', () => {
  expect(limitNote(`  ${'a'.repeat(59)}\n`, 60)?.words).toBe('Queda 1 carácter de 60.');
});

it('says nothing of codes, which are as long as they are', () => {
  expect(limitNote('XAXX010101000', 13)).toBeUndefined();
});

it('marks what is too long', () => {
  expect(limitNote('a'.repeat(60), 60)?.isOver).toBe(false);
  expect(limitNote('a'.repeat(61), 60)?.isOver).toBe(true);
});
