import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DEFAULT_LOOK, DEFAULT_NAVIGATION } from '@flota/schemas';
import { strToU8, zipSync } from 'fflate';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type Installation, startInstallation } from './installation.fixture.js';

const importedSchema = z.strictObject({
  published: z.boolean(),
  written: z.boolean(),
  look: z.object({ radius: z.number() }).loose(),
  reworded: z.number().nullable(),
  menus: z.array(z.string()).nullable(),
});

let here: Installation;
let there: Installation;
beforeAll(async () => {
  [here, there] = await Promise.all([startInstallation(), startInstallation()]);
});
afterAll(() => Promise.all([here.close(), there.close()]));

it('takes a look from one installation to another', async () => {
  const value = { ...DEFAULT_LOOK, radius: 11, colours: { main: '#0b3d2e', action: '#1d70b8', accent: '#f4d35e' } };
  await here.prisma.brandVersion.create({ data: { value, publishedBy: 'Ana' } });
  const words = { key: 'layout.skip', text: 'Ir al contenido de {empresa}' };
  await here.prisma.wording.create({ data: { ...words, updatedBy: 'Ana' } });
  const menu = { ...DEFAULT_NAVIGATION, menu: DEFAULT_NAVIGATION.menu.slice(0, 3) };
  await here.prisma.navigation.create({ data: { kind: 'site', value: menu, updatedBy: 'Ana' } });
  await there.prisma.navigation.create({ data: { kind: 'account', value: menu, updatedBy: 'Eva' } });
  const file = join(here.folder, 'brand.zip');
  expect(await here.flota(['brand', 'export', file])).toMatchObject({ code: 0 });
  const again = await here.flota(['brand', 'export', file]);
  expect(again).toMatchObject({ code: 2, stderr: expect.stringContaining('is there already') });

  const radius = async () => (await there.prisma.brandDraft.findFirstOrThrow()).value as { radius: number };
  const before = await there.prisma.brandVersion.count();
  const dry = await there.flota(['brand', 'import', file, '--publish', '--dry-run', '--json']);
  expect(dry.json(importedSchema)).toMatchObject({ published: false, written: false, look: { radius: 11 } });
  expect(await radius()).not.toMatchObject({ radius: 11 });

  const draft = await there.flota(['brand', 'import', file]);
  expect(draft).toMatchObject({ code: 0, stdout: expect.stringContaining('#0b3d2e') });
  expect(await radius()).toMatchObject({ radius: 11 });
  expect(await there.prisma.brandVersion.count()).toBe(before);
  expect(draft.stdout).toContain('1 text in other words: they are taken over with --publish only.');
  expect(draft.stdout).toContain('Menus of its own (site): they are taken over with --publish only.');
  expect(await there.prisma.wording.count()).toBe(0);
  expect(await there.prisma.navigation.findMany()).toMatchObject([{ kind: 'account', updatedBy: 'Eva' }]);

  const published = await there.flota(['brand', 'import', file, '--publish', '--json']);
  expect(published.json(importedSchema)).toMatchObject({ published: true, written: true, menus: ['site'] });
  expect(await there.prisma.brandVersion.findFirst({ orderBy: { number: 'desc' } })).toMatchObject({ value });
  expect(await there.prisma.wording.findMany()).toEqual([
    expect.objectContaining({ ...words, updatedBy: 'flota brand import' }),
  ]);
  expect(await there.prisma.navigation.findMany()).toEqual([
    expect.objectContaining({ kind: 'site', value: menu, updatedBy: 'flota brand import' }),
  ]);
  const entries = await there.prisma.auditEntry.findMany({ where: { resource: 'brand', action: 'publish' } });
  expect(entries).toEqual([expect.objectContaining({ actorEmail: 'flota brand import' })]);
});

it.each([
  ['no archive', strToU8('hola'), 1, /no ZIP file/],
  ['a later format', zipSync({ 'look.json': strToU8('{"format":7,"look":{}}') }), 1, /format 7, which this release/],
  ['twenty-one megabytes', new Uint8Array(21 * 1024 * 1024), 1, /too large to be a look/],
])('says of %s what is wrong with it', async (name, bytes, code, message) => {
  const file = join(here.folder, `${name}.zip`);
  await writeFile(file, bytes);
  const answer = await here.flota(['brand', 'import', file]);
  expect(answer).toMatchObject({ code, stderr: expect.stringMatching(message) });
});

it('says of a file that is not there that it is not', async () => {
  const answer = await here.flota(['brand', 'import', join(here.folder, 'nada.zip')]);
  expect(answer).toMatchObject({ code: 2, stderr: expect.stringContaining('there is no such file') });
});
