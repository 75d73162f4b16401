import { expect, it } from '@jest/globals';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { buffer } from 'node:stream/consumers';
import { zipped, type ZippedFile } from './zip.js';

async function* filesOf(files: ZippedFile[]) {
  yield* files;
}

const contentOf = async (files: AsyncIterable<ZippedFile>) => unzipSync(await buffer(zipped(files)));

it('puts files into their folders, as they were', async () => {
  const content = await contentOf(
    filesOf([
      { path: 'AAA010101AAA/2026-05/uno.pdf', content: strToU8('%PDF-1') },
      { path: 'AAA010101AAA/2026-05/uno.xml', content: strToU8('<a/>'.repeat(1000)) },
      { path: 'LEEME.txt', content: strToU8('Léame') },
    ]),
  );
  expect(Object.keys(content)).toEqual(['AAA010101AAA/2026-05/uno.pdf', 'AAA010101AAA/2026-05/uno.xml', 'LEEME.txt']);
  expect(strFromU8(content['LEEME.txt']!)).toBe('Léame');
  expect(content['AAA010101AAA/2026-05/uno.xml']).toHaveLength(4000);
});

it('asks for a file once the one before was taken, and fails with it', async () => {
  const asked: number[] = [];
  async function* failing(): AsyncGenerator<ZippedFile> {
    for (const number of [1, 2, 3]) {
      asked.push(number);
      if (number === 3) throw new Error('gone');
      yield { path: `${number}.pdf`, content: new Uint8Array(10) };
    }
  }
  const zip = zipped(failing());
  await zip.next();
  expect(asked).toEqual([1]);
  await expect(buffer(zip)).rejects.toThrow('gone');
});
