import { expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { isAccepted, prereleases, undecidedScripts } from './packages.mjs';

it.each(['MIT', '(MPL-2.0 OR GPL-3.0)', 'Apache-2.0 AND MIT', 'MIT and ISC'])('%s may be used', (expression) => {
  expect(isAccepted(expression)).toBe(true);
});

it.each(['GPL-3.0', 'MIT AND AGPL-3.0-only', 'SEE LICENSE IN LICENSE.md', 'UNLICENSED', ''])(
  '%s may not',
  (expression) => {
    expect(isAccepted(expression)).toBe(false);
  },
);

it('a script at installation is decided on by name', () => {
  const packages = {
    '': { hasInstallScript: true },
    'node_modules/known': { hasInstallScript: true },
    'node_modules/a/node_modules/refused': { hasInstallScript: true },
    'node_modules/new': { hasInstallScript: true },
    'node_modules/plain': {},
  };
  expect(undecidedScripts(packages, { known: true, refused: false })).toEqual(['new']);
});

it('a prerelease is for development only', () => {
  const packages = {
    'node_modules/done': { version: '4.0.1' },
    'node_modules/@scope/early': { version: '4.0.1-alpha.0' },
    'node_modules/tool': { version: '1.0.0-beta.2', dev: true },
    'node_modules/@prisma/engines-version': { version: '7.10.0-4.0edf323' },
    'packages/ours': { version: '0.1.0-dev' },
  };
  expect(prereleases(packages)).toEqual(['@scope/early']);
});

it('the image is built with the manifest of every workspace', () => {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const folders = workspaces.flatMap((/** @type {string} */ glob) => globSync(`${glob}/package.json`, { cwd: root }));
  const dockerfile = readFileSync(join(root, 'infra/docker/Dockerfile'), 'utf8');
  expect(folders.length).toBeGreaterThan(5);
  expect(folders.filter((file) => !dockerfile.includes(`COPY ${file} `))).toEqual([]);
});
