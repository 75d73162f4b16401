import { expect, it } from '@jest/globals';
import { rateConditions } from './rate-conditions.js';

const types = [{ slug: 'camion', name: 'Camiones', models: [] }];

it.each([
  [{}, 'En todos los casos'],
  [
    { vehicleTypes: ['camion'], personTypes: ['moral'], maxTermMonths: 24 },
    'Camiones · Persona moral · Hasta 24 meses',
  ],
  [{ personTypes: ['fisica', 'fisica_empresarial'] }, 'Personas físicas'],
  [{ personTypes: ['moral', 'fisica', 'fisica_empresarial'] }, 'Personas físicas y Persona moral'],
  [{ personTypes: ['fisica_empresarial', 'moral'] }, 'Persona física con actividad empresarial y Persona moral'],
  [{ minDownPaymentPercent: '20' }, 'Enganche desde 20\u00a0%'],
] as const)('%j is said in words', (row, text) => {
  const { personTypes, vehicleTypes, ...others } = { personTypes: undefined, vehicleTypes: undefined, ...row };
  const conditions = {
    ...others,
    ...(personTypes && { personTypes: [...personTypes] }),
    ...(vehicleTypes && { vehicleTypes: [...vehicleTypes] }),
  };
  expect(rateConditions(conditions, types, 'Enganche')).toBe(text);
});
