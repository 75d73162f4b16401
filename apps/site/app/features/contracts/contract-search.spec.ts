import { expect, it } from '@jest/globals';
import { foundContracts } from './contract-search.js';

const contract = (number: string, nickname: string | null, legalName = 'Línea del Río') => ({
  number,
  nickname,
  vehicle: 'Freightliner Cascadia 126 2025',
  vin: `3AKJGLDR5SSV${number}`,
  planTitle: 'Crédito directo',
  holder: { legalName, rfc: 'LRB160304K90' },
});

const contracts = [
  contract('10421', 'El Norteño'),
  contract('10422', null, 'Trasladar'),
  contract('10423', 'Camión 7'),
];

it.each([
  ['', ['10421', '10422', '10423']],
  ['  ', ['10421', '10422', '10423']],
  ['norteno', ['10421']],
  ['CAMIÓN', ['10423']],
  ['10422', ['10422']],
  ['sv10421', ['10421']],
  ['credito trasladar', ['10422']],
  ['lrb160304k90 linea', ['10421', '10423']],
  ['nada', []],
])('finds by «%s»', (typed, numbers) => {
  expect(foundContracts(contracts, typed).map(({ number }) => number)).toEqual(numbers);
});
