import { describe, expect, it } from '@jest/globals';
import { createConfig, lint } from '@redocly/openapi-core';
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = new URL('../../../../docs/integrations/', import.meta.url);
const ENDING = '.openapi.yaml';
const files = readdirSync(folder);
const names = files.filter((file) => file.endsWith(ENDING)).map((file) => file.slice(0, -ENDING.length));
const exampleFolder = new URL('examples/', folder);
const examples = existsSync(exampleFolder) ? readdirSync(exampleFolder) : [];

const faultsOf = async (name: string): Promise<string[]> => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      'no-invalid-media-type-examples': 'error',
      'no-invalid-parameter-examples': 'error',
      'no-invalid-schema-examples': 'error',
      // Where a system is, its lender knows; the documents have to name some place.
      'no-server-example.com': 'off',
      'info-license': 'off',
    },
  });
  const problems = await lint({ ref: fileURLToPath(new URL(`${name}${ENDING}`, folder)), config });
  return problems.map(({ ruleId, message, location: [place] }) => `${ruleId} ${place?.pointer ?? ''}: ${message}`);
};

describe('the contract with each outside system', () => {
  it('is OpenAPI without a fault', async () => {
    const faults = await Promise.all(names.map(async (name) => [name, await faultsOf(name)]));
    expect(faults).toEqual(names.map((name) => [name, []]));
  });

  it('is told on a page too', () => {
    expect(files).toEqual(expect.arrayContaining(names.map((name) => `${name}.md`)));
  });

  it('is what its example speaks', () => {
    expect(names).toEqual(expect.arrayContaining(examples.map((file) => file.replace(/\.mjs$/, ''))));
  });
});
