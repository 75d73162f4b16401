import { expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';

it('docs/architecture.md names only what is there', () => {
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const named = [...text.matchAll(/`((?:apps|packages|prisma)\/[^`]+)`/g)].map(([, path]) => path);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
