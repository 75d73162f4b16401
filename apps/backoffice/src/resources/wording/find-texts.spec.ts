import { expect, it } from '@jest/globals';
import { byPlace, EVERYTHING, findTexts } from './find-texts.js';
import type { Former, Place, Text } from './wording-data.js';

const text = (key: string, own: string, said: string | null = null): Text => ({
  key,
  place: key.split('.')[0] ?? '',
  default: own,
  variables: [],
  tags: [],
  said: said === null ? null : { text: said, updatedAt: '2026-11-23T00:00:00.000Z', updatedBy: 'Ana' },
});
const TEXTS = [text('home.title', 'Crédito para camiones', 'Su camión, ya'), text('contact.title', 'Escríbanos')];
const keys = (sought: Partial<typeof EVERYTHING>, former: Former = new Map()) =>
  findTexts(TEXTS, { ...EVERYTHING, ...sought }, former).map(({ key }) => key);

it.each([
  ['credito CAMIONES', ['home.title']],
  ['camión ya', ['home.title']],
  ['contact.t', ['contact.title']],
  ['title', ['home.title', 'contact.title']],
  ['  ', ['home.title', 'contact.title']],
  ['crédito escríbanos', []],
])('finds by «%s» what says, said or is called so', (phrase, found) => {
  expect(keys({ phrase })).toEqual(found);
});

it('finds those of a place, and those that were changed', () => {
  expect(keys({ place: 'contact' })).toEqual(['contact.title']);
  expect(keys({ onlyChanged: true })).toEqual(['home.title']);
  expect(keys({ place: 'contact', onlyChanged: true })).toEqual([]);
});

it('keeps in sight what was just given up', () => {
  const said = { text: 'Háblenos', updatedAt: '2026-11-23T00:00:00.000Z', updatedBy: 'Ana' };
  const former = new Map([['contact.title', said]]);
  expect(keys({ onlyChanged: true }, former)).toEqual(['home.title', 'contact.title']);
  expect(keys({ phrase: 'hablenos' }, former)).toEqual(['contact.title']);
});

it('groups the first of them by their place, in the order of the places', () => {
  const place = (id: string): Place => ({ id, title: id, kind: 'site', path: null });
  const groups = byPlace(TEXTS, ['contact', 'home', 'news'].map(place), 2);
  expect(groups.map(({ place, texts }) => [place.id, texts.length])).toEqual([
    ['contact', 1],
    ['home', 1],
  ]);
  expect(byPlace(TEXTS, ['contact', 'home'].map(place), 1)).toHaveLength(1);
});
