import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { faultsOf } from '../../../testing/open-api-faults.js';
import { ROUTES } from '../../../testing/role-table.js';
import { startTestApp, type TestApp } from '../../../testing/test-app.js';

const NAMES = [
  'ChangesPage',
  'Contract',
  'ContractDetail',
  'Customer',
  'Event',
  'Movement',
  'PolicyRow',
  'Problem',
  'TokenGrant',
];

const OF_THE_SDK = new URL('../../../../../../packages/sdk/openapi.json', import.meta.url);

let api: TestApp;
let text: string;
let document: OpenAPIObject;
beforeAll(async () => {
  api = await startTestApp({ docs: true });
  ({ text } = await api.http.get('/api/integrations/v1/openapi.json').expect(200));
  document = JSON.parse(text) as OpenAPIObject;
});
afterAll(() => api.close());

describe('the description for integrators', () => {
  it('is OpenAPI without a fault', async () => {
    expect(await faultsOf(text)).toEqual([]);
  });

  it('tells every route of theirs, with the scope it asks for, and no other', () => {
    const told = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods as Record<string, { security: Record<string, string[]>[] }>).map(
        ([method, { security }]): [string, string | undefined] => [
          `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
          security.length === 0 ? 'anyone' : (security[1]?.['integrator-oauth2']?.[0] ?? 'integrator'),
        ],
      ),
    );
    const routes = Object.entries(ROUTES).filter(([route]) => route.includes(' /api/integrations/v1/'));
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(routes));
  });

  it('is what the package for integrators is made of', async () => {
    const now = await format(text, { ...(await resolveConfig(OF_THE_SDK)), parser: 'json' });
    if (process.env.UPDATE_SDK) await writeFile(OF_THE_SDK, now);
    // `npm run sdk:generate` brings it up to date.
    expect(await readFile(OF_THE_SDK, 'utf8')).toBe(now);
  });

  it('names what is sent and answered, and holds nothing of the rest', () => {
    const { schemas = {}, securitySchemes = {} } = document.components ?? {};
    expect(Object.keys(schemas)).toEqual(expect.arrayContaining(NAMES));
    expect(document.paths['/api/integrations/v1/contracts']?.get?.responses['200']).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ContractsPage' } } },
    });
    expect(schemas.ContractsPage).toMatchObject({
      properties: { data: { items: { $ref: '#/components/schemas/Contract' } } },
    });
    expect(Object.keys(securitySchemes).sort()).toEqual(['integrator', 'integrator-oauth2']);
    expect(text).not.toContain('staff');
  });
});
