import { expect, it } from '@jest/globals';
import { currentOf, needsAnchors, type Place } from './sections.js';

const place = (id: string, top: number, bottom: number, isWorkedAt = false): Place => ({
  id,
  top,
  bottom,
  isWorkedAt,
  stays: false,
});

it('lists the sections of a form that has four and is higher than the window', () => {
  expect(needsAnchors(4, 901, 900)).toBe(true);
  expect(needsAnchors(3, 5_000, 900)).toBe(false);
  expect(needsAnchors(8, 900, 900)).toBe(false);
});

it('is in the section that the line of reading crosses', () => {
  const places = [place('a', -500, 90), place('b', 100, 400), place('c', 420, 900)];
  expect(currentOf(places, 160, 900)).toBe('b');
  expect(currentOf(places, 450, 900)).toBe('c');
});

it('is in the first one before any has begun, and in none where there is none', () => {
  expect(currentOf([place('a', 300, 500), place('b', 600, 900)], 160, 900)).toBe('a');
  expect(currentOf([], 160, 900)).toBeUndefined();
});

it('takes the first of those that stand side by side', () => {
  expect(currentOf([place('text', 100, 800), place('picture', 100, 300)], 160, 900)).toBe('text');
});

it('passes over what stays in sight beside the others, unless one works there', () => {
  const places = (isWorkedAt: boolean) => [
    place('a', -300, 900),
    { ...place('example', 72, 700, isWorkedAt), stays: true },
  ];
  expect(currentOf(places(false), 160, 900)).toBe('a');
  expect(currentOf(places(true), 160, 900)).toBe('example');
});

it('stays where the focus is while that can be seen', () => {
  const places = (top: number) => [place('a', 100, 300), place('b', 320, 600), place('c', top, top + 200, true)];
  expect(currentOf(places(620), 160, 900)).toBe('c');
  expect(currentOf(places(950), 160, 900)).toBe('a');
});
