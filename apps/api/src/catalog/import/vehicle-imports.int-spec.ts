import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminVehicle } from '@flota/schemas';
import { editRecord } from '../../testing/edit-record.js';
import { fileImports } from '../../testing/file-imports.js';
import { c01 } from '../../testing/quote-request.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let api: TestApp;
let files: Awaited<ReturnType<typeof fileImports>>;

beforeAll(async () => {
  api = await startTestApp();
  files = await fileImports(api, { kind: 'vehicles', role: 'content' });
});
afterAll(() => api.close());
beforeEach(() => api.prisma.vehicleModel.deleteMany({ where: { brand: 'Zarape' } }));

const HEAD = 'Marca,Modelo,Versión,Precio,Tipo,Segmento,Figura,Potencia,Ejes,Combustible';
const FULL = 'Camiones,Tractocamión clase 8,Tractocamión con dormitorio';
const row = (version: string, price: string, rest = `${FULL},410,6×4,diesel`, model = 'Zarape 26') =>
  `Zarape,${model},${version},${price},${rest}`;
const imported = async (...rows: string[]) => {
  const { id } = await files.checked([HEAD, ...rows]);
  return files.run(id, false);
};
const shown = async (slug = 'zarape-26') => {
  const { body } = await api.http.get(`/api/admin/vehicles/${slug}`).set(files.who.headers);
  return body as AdminVehicle;
};
const prices = async (): Promise<Record<string, string>> => {
  const { versions } = await shown();
  return Object.fromEntries(versions.map(({ slug, price }) => [slug ?? '', price]));
};
const edit = (body: object) => editRecord(api, files.who, '/api/admin/vehicles/zarape-26', body);
const quote = (version: string) =>
  api.http
    .post('/api/quotes')
    .send({ ...c01, vehicle: { type: 'camion', model: 'zarape-26', version } })
    .expect(201);
const why = async (id: string) => (await files.problems(id)).slice(1, -1).map((line) => line.split(/,Zarape/)[0]);

describe('a price list', () => {
  it('makes models with a version a row, which can be quoted at once', async () => {
    const after = await imported(row('6x4', '"$2,450,000.00"'), row('4x2', '1980000.5', ',,,,4x2,'));
    expect(after).toMatchObject({ step: 'written', taken: 2, bad: 0 });
    const model = await shown();
    expect(model).toMatchObject({ type: 'camion', silhouette: 'tractor', state: 'published' });
    expect(model.versions).toMatchObject([
      { slug: '6x4', price: '2450000.00', spec: { powerHp: 410, axles: '6x4', energy: 'Diésel' } },
      { slug: '4x2', price: '1980000.50', spec: { powerHp: null, axles: '4x2' } },
    ]);
    await quote('4x2');
    expect(await files.actions(after.id)).toEqual(['import']);
    const entries = await api.prisma.auditEntry.findMany({
      where: { resource: 'vehicles', recordId: 'zarape-26' },
      orderBy: { id: 'asc' },
    });
    expect(entries.slice(-2).map(({ action }) => action)).toEqual(['create', 'edit']);
  });

  it('changes the price of versions that are there and nothing else, and says what is at odds', async () => {
    await imported(row('6x4', '2450000'), row('4x2', '1980000'));
    const after = await files.checked([
      HEAD,
      row('6X4', '2600000', ',,,,,'),
      row('4x2', '1980000', ',,,,,'),
      row('8x4', '3100000', 'Autobuses,,,,,'),
      row('6x4', '2700000', ',,,500,,', 'Zarape 26'),
      row('4x2', '0', ',,,,,', 'Otro'),
      row('4x2', '1', ',,,,,', 'Nuevo 30'),
    ]);
    expect(after).toMatchObject({ rows: 6, bad: 5 });
    const problems = await files.problems(after.id);
    expect(problems[1]).toMatch(/^3,"?Precio con IVA: Ya está, con los mismos datos/);
    expect(problems[2]).toMatch(/^4,"?Tipo de vehículo: El catálogo ya lo tiene con otro dato/);
    expect(problems[3]).toMatch(/^5,"?Este renglón repite uno anterior/);
    expect(problems[4]).toMatch(/^6,"?Precio con IVA: /);
    expect(problems[5]).toMatch(/^7,"?Tipo de vehículo: Elija un tipo de la lista/);
    expect(await prices()).toEqual({ '6x4': '2450000.00', '4x2': '1980000.00' });
    await files.run(after.id, false);
    expect(await prices()).toEqual({ '6x4': '2600000.00', '4x2': '1980000.00' });
  });

  it('is taken back: former prices, and what it made, with the model', async () => {
    const first = await imported(row('6x4', '2450000'), row('4x2', '1980000'));
    const second = await imported(row('6x4', '2600000'), row('8x4', '3100000'));
    expect(second).toMatchObject({ taken: 2 });
    expect(await files.undo(second.id)).toMatchObject({ step: 'undone', undone: 2, bad: 0 });
    expect(await prices()).toEqual({ '6x4': '2450000.00', '4x2': '1980000.00' });
    expect(await files.undo(first.id)).toMatchObject({ step: 'undone', undone: 2, bad: 0 });
    expect(await api.prisma.vehicleModel.count({ where: { slug: 'zarape-26' } })).toBe(0);
    expect(await files.actions(first.id)).toEqual(['import', 'import-undo']);
  });

  it('leaves prices that were changed since, and versions that were changed or quoted', async () => {
    await imported(row('6x4', '2450000'));
    const { id } = await imported(
      row('6x4', '2600000'),
      row('4x2', '1980000'),
      row('8x4', '3100000'),
      row('10x4', '4000000'),
    );
    await quote('4x2');
    const { versions } = await shown();
    const dearer = { '6x4': '2700000.00', '8x4': '3200000.00' } as Partial<Record<string, string>>;
    await edit({
      versions: versions.map((each) => ({ ...each, price: dearer[each.slug ?? ''] ?? each.price })),
    }).expect(200);
    expect(await files.undo(id)).toMatchObject({ undone: 1, bad: 3 });
    expect(await prices()).toEqual({ '6x4': '2700000.00', '4x2': '1980000.00', '8x4': '3200000.00' });
    expect(await why(id)).toEqual([
      '2,El registro cambió después de importarlo.',
      '3,Ya hay otros registros que dependen de este.',
      '4,El registro cambió después de importarlo.',
    ]);
  });

  it('leaves a model that something names, or whose texts were changed', async () => {
    const { id } = await imported(row('6x4', '2450000'));
    const { id: equipmentId } = await api.prisma.equipment.create({
      data: { slug: 'quinta-rueda-zarape', name: 'Quinta rueda', price: '50000', types: [], models: ['zarape-26'] },
    });
    expect(await files.undo(id)).toMatchObject({ undone: 0, bad: 1 });
    await api.prisma.equipment.delete({ where: { id: equipmentId } });
    await edit({ segment: 'Otro segmento' }).expect(200);
    await files.undo(id);
    expect(await why(id)).toEqual(['2,El registro cambió después de importarlo.']);
    await edit({ segment: 'Tractocamión clase 8' }).expect(200);
    expect(await files.undo(id)).toMatchObject({ undone: 1, bad: 0 });
  });

  it('is brought in by who edits the catalogue', async () => {
    await files.post([HEAD, row('6x4', '1')], await api.signIn('care')).expect(403);
  });
});
