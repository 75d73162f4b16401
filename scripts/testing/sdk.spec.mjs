import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { typesNow } from '../../packages/sdk/generate.mjs';
import { root } from '../lib/paths.mjs';

const SDK = join(root, 'packages/sdk');
const read = (path) => readFileSync(join(SDK, path), 'utf8');

describe('the package for integrators', () => {
  it('has the types that the description of the API comes to', async () => {
    // `npm run sdk:generate` brings them up to date.
    expect(await typesNow()).toBe(read('src/openapi-types.ts'));
  });

  it.each(readdirSync(join(SDK, 'src/examples')))('shows the example %s as it is tried', (name) => {
    expect(read('README.md')).toContain(`\`\`\`ts\n${read(`src/examples/${name}`)}\`\`\``);
  });
});
