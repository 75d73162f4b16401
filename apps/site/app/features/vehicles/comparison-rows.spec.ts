import { describe, expect, it } from '@jest/globals';
import { EMPTY_SPEC, type VehicleSpec } from '@flota/schemas';
import { type ComparedVehicle, comparisonRows } from './comparison-rows.js';

const compared = (spec: Partial<VehicleSpec>, segment = 'Tractocamión'): ComparedVehicle => {
  const version = {
    slug: '6x4',
    name: '6x4',
    price: '1.00',
    photos: [],
    brochure: null,
    spec: { ...EMPTY_SPEC, ...spec },
  };
  const model = {
    slug: 'a',
    type: 'camion',
    typeName: 'Camiones',
    brand: 'A',
    name: 'A',
    segment,
    silhouette: 'tractor' as const,
    photos: [],
    spec: EMPTY_SPEC,
    brochure: null,
    updatedAt: '2026-01-01T00:00:00.000Z',
    versions: [version],
  };
  return { model, version, payment: null };
};

const told = (...vehicles: ComparedVehicle[]) =>
  comparisonRows(vehicles).map(({ label, values, differs }) => [label, values, differs]);

describe('what is compared', () => {
  it('is what is told of one of them at least, and says where they differ', () => {
    expect(told(compared({ powerHp: 400, axles: '6x4' }), compared({ powerHp: 350, axles: '6x4' }))).toEqual([
      ['Segmento', ['Tractocamión', 'Tractocamión'], false],
      ['Potencia', ['400 hp', '350 hp'], true],
      ['Configuración de ejes', ['6×4', '6×4'], false],
    ]);
  });

  it('differs where one of them does not tell', () => {
    expect(told(compared({ seats: 40 }), compared({}))).toContainEqual(['Pasajeros', ['40', null], true]);
  });

  it('takes rows of the same name as one, however they are written', () => {
    const rows = [
      compared({ rows: [{ label: 'Tanque', value: '380 L' }] }),
      compared({ rows: [{ label: 'tanque', value: '380 l' }] }),
      compared({ rows: [{ label: 'Quinta rueda', value: 'Sí' }] }),
    ];
    expect(told(...rows)).toEqual([
      ['Segmento', ['Tractocamión', 'Tractocamión', 'Tractocamión'], false],
      ['Tanque', ['380 L', '380 l', null], true],
      ['Quinta rueda', [null, null, 'Sí'], true],
    ]);
  });
});
