import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { ResourceRegistry } from '../resources/resource-registry.js';
import { BODY_EXAMPLES } from './examples.js';
import { faultsOf } from '../../testing/open-api-faults.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

interface RequestBody {
  content?: Record<string, { example?: unknown } | undefined>;
}

let api: TestApp;
let text: string;
let document: OpenAPIObject;

beforeAll(async () => {
  api = await startTestApp({ docs: true });
  ({ text } = await api.http.get('/api/docs-json').expect(200));
  document = JSON.parse(text) as OpenAPIObject;
});
afterAll(() => api.close());

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);

const operations = () =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => METHODS.has(method))
      .map(([method]) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );

describe('the description of the API', () => {
  it('tells every route there is, and none that is not', () => {
    const routes = api.routes
      .filter(
        ({ method, url }) =>
          !['HEAD', 'OPTIONS'].includes(method) && !url.startsWith('/api/docs') && !url.endsWith('/openapi.json'),
      )
      .map(({ method, url }) => `${method} ${url}`)
      .filter((route) => !route.includes(' /api/admin/:resource'));
    expect([...new Set(routes)].filter((route) => !operations().includes(route))).toEqual([]);

    const names = api.app
      .get(ResourceRegistry)
      .all()
      .map(({ name }) => name);
    const others = operations().filter((operation) => !routes.includes(operation));
    for (const operation of others) {
      const [, name = '', ...rest] = /^\w+ \/api\/admin\/([\w-]+)(\/:id|\/reorder)?$/.exec(operation) ?? [operation];
      expect([operation, names]).toEqual([operation, expect.arrayContaining([name])]);
      expect(rest.length).toBeLessThan(2);
    }
  });

  it('names the key of a repeat where a route takes one, and where it takes nothing without', () => {
    const keyOf = (path: string) =>
      (document.paths[path]?.post?.parameters as { name: string; in: string; required?: boolean }[]).filter(
        ({ name }) => name.toLowerCase() === 'idempotency-key',
      );
    expect(keyOf('/api/contact')).toMatchObject([{ name: 'Idempotency-Key', in: 'header', required: false }]);
    expect(keyOf('/api/customers/payments')).toMatchObject([{ name: 'Idempotency-Key', in: 'header', required: true }]);
  });

  it('shows each example where it belongs, as its route would take it', async () => {
    const shown = Object.values(document.paths).flatMap((item) =>
      Object.values(item as Record<string, { operationId: string; requestBody?: RequestBody }>).flatMap(
        ({ operationId, requestBody }) => (requestBody?.content?.['application/json']?.example ? [operationId] : []),
      ),
    );
    expect(shown.sort()).toEqual(Object.keys(BODY_EXAMPLES).sort());
    await api.http
      .post('/api/quotes/calculate')
      .send(BODY_EXAMPLES['Quotes.calculate'] as object)
      .expect(200);
    await api.http
      .post('/api/quotes')
      .send(BODY_EXAMPLES['Quotes.create'] as object)
      .expect(201);
    await api.http
      .post('/api/contact')
      .send(BODY_EXAMPLES['LeadForms.contact'] as object)
      .expect(201);
    await api.http
      .post('/api/prospects')
      .send(BODY_EXAMPLES['LeadForms.prospect'] as object)
      .expect(201);
  });

  it('is OpenAPI without a fault, with examples that its schemas take', async () => {
    expect(await faultsOf(text)).toEqual([]);
  });

  it('is there to be read and tried', async () => {
    expect((await api.http.get('/api/docs').expect(200)).text).toContain('swagger-ui-bundle.js');
    expect((await api.http.get('/api/docs/swagger-ui-init.js').expect(200)).text).toContain('Quotes.create');
  });
});
