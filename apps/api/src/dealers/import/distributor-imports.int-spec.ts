import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createDistributor } from '@flota/prisma/seed';
import { fileImports } from '../../testing/file-imports.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let api: TestApp;
let files: Awaited<ReturnType<typeof fileImports>>;

beforeAll(async () => {
  api = await startTestApp();
  files = await fileImports(api, { kind: 'distributors', role: 'content' });
});
afterAll(() => api.close());
beforeEach(() => api.prisma.distributor.deleteMany());

const HEAD = 'Nombre,Domicilio,CP,Ciudad,Estado,Teléfono,Correo,Horarios,Servicios,Latitud,Longitud,Activo';
const LEON = 'Bajío León,Blvd. Aeropuerto 1200,37299,leon,GUANAJUATO,477 123 4567,leon@x.mx';
const stored = () => api.prisma.distributor.findMany({ orderBy: { slug: 'asc' }, include: { city: true } });

describe('distributors of a file', () => {
  it('are taken with what their form asks for, in the middle of their city unless told otherwise', async () => {
    const { id } = await files.checked([
      HEAD,
      `${LEON},Lunes a viernes; Sábado de 9:00 a 14:00,Venta;Taller,,,`,
      'Golfo Veracruz,Av. Díaz Mirón 90,1220,Veracruz,Veracruz,229 123 4567,v@x.mx,,,"19,2","-96,1",No',
    ]);
    expect(await files.run(id, true)).toMatchObject({ step: 'written', taken: 2, bad: 0 });
    const [leon, veracruz] = await stored();
    expect(leon).toMatchObject({
      ...{ slug: 'bajio-leon', stateId: '11', active: true, whatsapp: null, embedded: false },
      ...{ hours: ['Lunes a viernes', 'Sábado de 9:00 a 14:00'], services: ['Venta', 'Taller'] },
      latitude: leon?.city.latitude,
    });
    expect(veracruz).toMatchObject({
      stateId: '30',
      postalCode: '01220',
      latitude: 19.2,
      longitude: -96.1,
      active: false,
    });
    await api.http.get('/api/admin/distributors/bajio-leon').set(files.who.headers).expect(200);
    expect(await files.actions(id)).toEqual(['import']);
  });

  it('are refused where their rules, their city or one that is there say so', async () => {
    await createDistributor(api.prisma, { slug: 'bajio-leon' });
    const after = await files.checked([
      HEAD,
      `${LEON},,,,,`,
      'Otra,Calle 1,37299,León,Jalisco,477 123 4567,no es correo,,,21,,',
      'Otra,Calle 1,37299,Leónn,Guanajuato,477 123 4567,o@x.mx,,,,,',
      'Otra,Calle 1,37299,León,Guanajato,477 123 4567,o@x.mx,,,,,quizá',
    ]);
    expect(after).toMatchObject({ rows: 4, bad: 4 });
    const lines = await files.problems(after.id);
    expect(lines[1]).toMatch(/^2,Dirección en el sitio: Otro registro ya tiene esta dirección/);
    expect(lines[2]).toMatch(/^3,"Correo: .* Longitud: Escriba latitud y longitud/);
    expect(lines[3]).toMatch(/^4,"Ciudad: No conocemos esa ciudad en ese estado/);
    expect(lines[4]).toMatch(/^5,En el sitio: Revise este dato y vuelva a intentarlo\.,/);
  });

  it('are taken back but for those that were changed or that something leans on', async () => {
    const row = (name: string) => `${name},Calle 1,37299,León,Guanajuato,477 123 4567,o@x.mx,,,,,`;
    const { id } = await files.checked([HEAD, row('Uno'), row('Dos'), row('Tres'), row('Cuatro')]);
    await files.run(id, true);
    await api.prisma.adviser.create({ data: { name: 'Ana', distributorSlug: 'dos' } });
    const { body } = await api.http.get('/api/admin/distributors/tres').set(files.who.headers).expect(200);
    const { updatedAt } = body as { updatedAt: string };
    const change = { updatedAt, phone: '477 765 4321' };
    await api.http.patch('/api/admin/distributors/tres').set(files.who.headers).send(change).expect(200);
    await api.http.delete('/api/admin/distributors/cuatro').set(files.who.headers).expect(204);
    expect(await files.undo(id)).toMatchObject({ step: 'undone', undone: 1, bad: 3 });
    expect((await stored()).map(({ slug }) => slug)).toEqual(['dos', 'tres']);
    const lines = await files.problems(id);
    expect(lines.slice(1, 4).map((line) => line.split(',').slice(0, 2).join(','))).toEqual([
      '3,Ya hay otros registros que dependen de este.',
      '4,El registro cambió después de importarlo.',
      '5,El registro ya no existe.',
    ]);
    expect(await files.actions(id)).toEqual(['import', 'import-undo']);
  });

  it('are brought in by who edits them', async () => {
    await files.post([HEAD, LEON], await api.signIn('care')).expect(403);
    await files.post([HEAD, LEON], await api.signIn('admin')).expect(201);
  });
});
