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

const fleet = [
  { ...contract('FL-2026-001001', 'Torton 001'), daysLate: 12 },
  { ...contract('FL-2026-001002', 'Torton 002'), daysLate: 0 },
  { ...contract('FL-2026-001020', 'Torton 020'), daysLate: 3 },
  { ...contract('FL-2025-000633', 'Tracto 033', 'Transportes Dos, S.A. de C.V.'), daysLate: 0 },
];

it.each([
  // As every number has 2026 in it, and every vehicle the year of its model.
  ['torton 2', ['FL-2026-001002', 'FL-2026-001020']],
  ['torton 20', ['FL-2026-001020']],
  ['torton 002', ['FL-2026-001002']],
  ['torton 1', ['FL-2026-001001']],
  ['1020', ['FL-2026-001020']],
  ['26', []],
  ['orton', []],
  ['633', ['FL-2025-000633']],
  ['000633', ['FL-2025-000633']],
  ['fl-2025', ['FL-2025-000633']],
  ['2025-000', ['FL-2025-000633']],
  ['2025 tracto', ['FL-2025-000633']],
  ['c.v. dos', ['FL-2025-000633']],
  ['vencido', ['FL-2026-001001', 'FL-2026-001020']],
  ['Atrasados', ['FL-2026-001001', 'FL-2026-001020']],
  ['torton 020 atraso', ['FL-2026-001020']],
  ['vence', []],
])('finds in a fleet by «%s»', (typed, numbers) => {
  expect(foundContracts(fleet, typed).map(({ number }) => number)).toEqual(numbers);
});

it('finds by what else is told of a contract, and without what is not', () => {
  const { planTitle: _untold, ...told } = contract('FL-2026-001001', 'Torton 001');
  const insured = [{ ...told, besides: 'Hoy sin seguro Seguros Horizonte HZ-F024' }];
  for (const typed of ['torton', '001001', 'horizonte', 'hz-f024', 'sin seguro', 'lrb160304k90'])
    expect(foundContracts(insured, typed)).toEqual(insured);
  for (const typed of ['undefined', 'credito']) expect(foundContracts(insured, typed)).toEqual([]);
});
