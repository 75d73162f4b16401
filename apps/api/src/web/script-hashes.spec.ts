import { expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { scriptHashes } from './script-hashes.js';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

it('names every inline script once, by its exact content', () => {
  const html = `<head><script>let a = "ñ";</script><script type="module">import "/x.js";
</script></head><script>let a = "ñ";</script>`;
  expect(scriptHashes(html)).toEqual([hash('let a = "ñ";'), hash('import "/x.js";\n')]);
});

it('leaves out scripts from files and blocks of data', () => {
  const html = `<script src="/a.js"></script><script async="" src="/b.js"></script><script type="application/ld+json">{}</script>`;
  expect(scriptHashes(html)).toEqual([]);
});
