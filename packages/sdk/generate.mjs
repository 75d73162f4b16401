/*
 * The types of the API from its description: `src/openapi-types.ts` from `openapi.json`. A test tells when they are behind.
 */
import openapiTypes, { astToString } from 'openapi-typescript';
import { format, resolveConfig } from 'prettier';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const DOCUMENT = new URL('openapi.json', import.meta.url);
const TYPES = new URL('src/openapi-types.ts', import.meta.url);

export async function typesNow() {
  const document = JSON.parse(await readFile(DOCUMENT, 'utf8'));
  const types = astToString(await openapiTypes(document));
  const options = await resolveConfig(TYPES);
  return format(`/* Made of openapi.json by \`npm run sdk:generate\`. */\n${types}`, {
    ...options,
    parser: 'typescript',
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(TYPES, await typesNow());
