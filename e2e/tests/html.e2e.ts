import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import checker from 'vnu-jar';
import { expect, test } from '../support/fixtures';
import { pagesOf, UNLISTED } from '../support/sitemap';

interface Message {
  url: string;
  message: string;
  extract?: string;
}

test('the W3C’s checker finds no error on any page of the sitemap, and on none beside it', async ({
  request,
  stack,
}) => {
  const listed = await pagesOf(request);
  expect(listed.length).toBeGreaterThan(30);
  const folder = await mkdtemp(join(tmpdir(), 'flota-html-'));
  const pages = new Map<string, string>();
  for (const path of [...listed, ...UNLISTED]) {
    const file = join(folder, `${pages.size}.html`);
    pages.set(file, path);
    await writeFile(file, await (await request.get(new URL(path, stack.url).href)).text());
  }
  expect(await readdir(folder)).toHaveLength(pages.size);
  // The checker's own way to be told: everything on one channel, and no failure of the process for what it found.
  const told = await checker.vnu.check(['--format', 'json', '--errors-only', '--stdout', '--exit-zero-always', folder]);
  const { messages } = JSON.parse(told) as { messages: Message[] };
  await rm(folder, { recursive: true });
  expect(
    messages.map(({ url, message, extract }) => `${pages.get(new URL(url).pathname)}: ${message} ${extract ?? ''}`),
  ).toEqual([]);
});
