import { expect, it, jest } from '@jest/globals';
import type { Paper } from '@flota/prisma';
import type { OwnContract } from '../list/own-contracts.js';
import type { PaperFile } from './paper-files.service.js';
import { zippedPapers } from './zipped-papers.js';

const paper = (id: string, day: string): Paper => ({
  id,
  kind: 'invoice',
  contractId: 'c',
  day: new Date(day),
  place: 1,
});
const file = (name: string, read: PaperFile['read']): PaperFile => ({ name, contentType: 'x/y', stored: null, read });
const company = { id: 'e', legalName: 'Uno, S.A.', rfc: 'AAA010101AAA' };
const contracts = new Map([['c', { id: 'c', number: '1', company } as OwnContract]]);

it('has a folder for each RFC and month, tells same names apart, and lists what is missing', async () => {
  const onMissing = jest.fn();
  const made: number[] = [];
  const papers = [
    paper('1', '2026-05-31'),
    paper('2', '2026-05-01'),
    paper('3', '2026-04-30'),
    paper('4', '2026-04-30'),
  ];
  const files: Record<string, () => Promise<PaperFile[]>> = {
    '1': async () => [file('a.pdf', async () => Buffer.from('uno')), file('a.xml', async () => null)],
    '2': async () => [file('a.pdf', async () => Buffer.from('dos'))],
    '3': async () => [file('b.pdf', () => Promise.reject(new Error('unreadable')))],
    '4': () => Promise.reject(new Error('gone')),
  };
  const making = zippedPapers(
    { papers, contracts },
    { filesOf: ({ id }) => files[id]!(), onMissing, onMade: async (count) => void made.push(count) },
  );
  const zipped = new Map<string, string>();
  for await (const { path, content } of making) zipped.set(path, Buffer.from(content).toString());
  expect([...zipped.keys()]).toEqual(['AAA010101AAA/2026-05/a.pdf', 'AAA010101AAA/2026-05/a-2.pdf', 'LEEME.txt']);
  expect(zipped.get('LEEME.txt')).toContain('- AAA010101AAA/2026-05/a.xml');
  expect(zipped.get('LEEME.txt')).toContain('- AAA010101AAA/2026-04/b.pdf');
  expect(zipped.get('LEEME.txt')).toContain('- AAA010101AAA/2026-04/invoice-4');
  expect(onMissing).toHaveBeenCalledTimes(2);
  expect(made).toEqual([1, 2, 3, 4]);
});
