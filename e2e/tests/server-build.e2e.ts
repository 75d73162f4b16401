import { expect, test } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../apps/site/build/server/', import.meta.url);

test('the site renders with React as made for production, whatever the host says that it is', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const code = files.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n');
  expect(code).toContain('react-dom-server.node.production.js');
  expect(code).not.toContain('.development.js');
  expect(code).not.toMatch(/from ['"]react/);
});
