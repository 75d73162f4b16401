import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRows, openRowFile, type RowFile } from './row-files.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flota-rows-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function write(name: string, content: string): Promise<string> {
  await writeFile(join(folder, name), content);
  return join(folder, name);
}
async function rowsIn(file: RowFile): Promise<unknown[]> {
  const pieces: Buffer[] = [];
  for await (const piece of file.bytes()) pieces.push(piece);
  const lines = Buffer.concat(pieces).toString('utf8').split('\n');
  return lines.map((line) => (line === '' ? null : (JSON.parse(line) as unknown)));
}

it('reads a table as spreadsheets write it, each row on its own line', async () => {
  const csv =
    '\ufeffexternal_id;contract_number;Amount;confirmed;reference\r\nP-1;FL-1;$1,250.50;sí;\r\n\r\nP-2;FL-2;99.9;no;X\r\n';
  const file = await openRowFile(await write('a.csv', csv), 'movements');
  expect(await rowsIn(file)).toEqual([
    null,
    { externalId: 'P-1', contractNumber: 'FL-1', amount: '1250.50', confirmed: true },
    null,
    { externalId: 'P-2', contractNumber: 'FL-2', amount: '99.9', confirmed: false, reference: 'X' },
    null,
  ]);
  expect(file.lines).toBe(4);
});

it('refuses a column that it does not know', async () => {
  await expect(openRowFile(await write('b.csv', 'external_id,nombre\n1,Ana\n'), 'customers')).rejects.toThrow(
    'Columnas que no se conocen: nombre',
  );
});

it('hands NDJSON on as it is, and counts its lines', async () => {
  const text = '{"externalId":"1"}\n\n{"externalId":"2"}';
  const file = await openRowFile(await write('c.ndjson', text), 'customers');
  expect(await rowsIn(file)).toEqual([{ externalId: '1' }, null, { externalId: '2' }]);
  expect(file.lines).toBe(3);
  expect((await openRowFile(await write('d.jsonl', `${text}\n`), 'customers')).lines).toBe(3);
});

it('knows the same file by its bytes, and another by them', async () => {
  const digest = async (name: string, text: string) => (await openRowFile(await write(name, text), 'customers')).digest;
  expect(await digest('e.ndjson', '{}\n')).toBe(await digest('f.ndjson', '{}\n'));
  expect(await digest('e.ndjson', '{}\n')).not.toBe(await digest('g.ndjson', '{} \n'));
});

it.each([
  ['rows.NDJSON', true],
  ['rows.jsonl', true],
  ['rows.csv', false],
  ['ndjson', false],
])('%s is rows: %s', (name, is) => {
  expect(isRows(name)).toBe(is);
});
