import { expect, test } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../apps/site/build/server/', import.meta.url);

/** What a built module imports from outside the build. */
const outsideImports = (code: string) =>
  [...code.matchAll(/^import (?:[^'";]* from )?['"](?!\.)([^'"]+)['"]/gm)].map(([, name]) => name ?? '');

test('the site renders with React as made for production, whatever the host says that it is', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const codes = files.map((file) => readFileSync(new URL(file, folder), 'utf8'));
  expect(codes.some((code) => code.includes('react-dom-server.node.production.js'))).toBe(true);
  expect(files.filter((_, index) => codes[index]?.includes('.development.js'))).toEqual([]);
  expect(codes.flatMap(outsideImports).filter((name) => name.startsWith('react'))).toEqual([]);
});
