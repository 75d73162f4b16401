import { describe, expect, it } from '@jest/globals';
import { excerpt } from './excerpt.js';

describe('excerpt', () => {
  it('reads entities and folds spaces', () => {
    expect(excerpt(' Fletes &amp; rutas,  &quot;a tiempo&quot;\n&lt; 24 h ')).toBe('Fletes & rutas, "a tiempo" < 24 h');
  });

  it('does not read an entity twice', () => {
    expect(excerpt('&amp;lt;b&amp;gt;')).toBe('&lt;b&gt;');
  });

  it('cuts a long text between words', () => {
    const cut = excerpt('palabra '.repeat(40));
    expect(cut.length).toBeLessThanOrEqual(160);
    expect(cut).toMatch(/palabra…$/);
  });

  it('says that there is text before it, and after it', () => {
    const text = 'los remolques llegan en mayo';
    expect(excerpt(text, { startsLater: true })).toBe(`… ${text}`);
    expect(excerpt(text, { goesOn: true })).toBe(`${text}…`);
    expect(excerpt('x'.repeat(300), { startsLater: true, goesOn: true })).toBe(`… ${'x'.repeat(157)}…`);
  });

  it('has one mark at its end, however it got there', () => {
    expect(excerpt('palabra '.repeat(40), { goesOn: true })).toMatch(/palabra…$/);
  });

  it('cuts a word that is longer than all of it', () => {
    expect(excerpt('x'.repeat(300))).toBe(`${'x'.repeat(159)}…`);
  });
});
