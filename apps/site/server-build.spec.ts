/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';

const folder = new URL('build/server/', import.meta.url);
const build = globSync('**/*.js', { cwd: folder }).map((file) => readFileSync(new URL(file, folder), 'utf8'));

it('renders with React as made for production, whatever the host says that it is', () => {
  const code = build.join('\n');
  expect(code).toContain('react-dom-server.node.production.js');
  expect(code).not.toContain('.development.js');
  expect(code).not.toMatch(/from ['"]react/);
});
