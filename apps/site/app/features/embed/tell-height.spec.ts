import { expect, it } from '@jest/globals';
import { embedPlace } from './embed-place.js';
import { listeners } from './tell-height.js';

const ORIGINS = ['https://www.norte.mx', 'https://norte.example'];

it('tells only the site around the frame, where that is one of those that may hear it', () => {
  expect(listeners(ORIGINS, { ancestor: 'https://norte.example', referrer: '' })).toEqual(['https://norte.example']);
  expect(listeners(ORIGINS, { referrer: 'https://www.norte.mx/camiones?x=1' })).toEqual(['https://www.norte.mx']);
  expect(listeners(ORIGINS, { ancestor: 'https://mala.example', referrer: 'https://www.norte.mx/' })).toEqual([]);
  expect(listeners(ORIGINS, { referrer: 'https://mala.example/' })).toEqual([]);
});

it('tries each where the browser says nothing: it delivers to that one alone', () => {
  expect(listeners(ORIGINS, { referrer: '' })).toEqual(ORIGINS);
});

it('has the steps of the calculator below its own address', () => {
  const { stepPath, stepOfPath } = embedPlace('norte');
  expect(([1, 2, 3] as const).map(stepPath)).toEqual([
    '/embed/norte/paso-1',
    '/embed/norte/paso-2',
    '/embed/norte/paso-3',
  ]);
  expect(['/embed/norte/paso-2/', '/embed/norte', '/embed/sur/paso-2', '/calculadora/paso-2'].map(stepOfPath)).toEqual([
    2,
    null,
    null,
    null,
  ]);
});
