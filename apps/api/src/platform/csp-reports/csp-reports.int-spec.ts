import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newAddress } from '../../testing/clients.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const OLD = JSON.stringify({ 'csp-report': { 'effective-directive': 'script-src', 'blocked-uri': 'inline' } });
const NEW = JSON.stringify([{ type: 'csp-violation', body: { effectiveDirective: 'script-src' } }]);
const report = (type: string, body: string, address = newAddress()) =>
  api.http.post('/api/csp-reports').set({ 'content-type': type, 'x-forwarded-for': address }).send(body);

describe('a report of what the policy stopped', () => {
  it('comes in as browsers send it, whatever cookies they have', async () => {
    await report('application/csp-report', OLD).expect(204);
    await report('application/reports+json', NEW).set('cookie', 'XSRF-TOKEN=x').set('origin', 'null').expect(204);
  });

  it.each([
    ['application/json', OLD, 415],
    ['text/plain', OLD, 415],
    ['application/csp-report', '{"csp-report"', 400],
    ['application/csp-report', '{}', 422],
    ['application/csp-report', 'null', 422],
    ['application/csp-report', JSON.stringify({ 'csp-report': { 'blocked-uri': 'x'.repeat(20_000) } }), 413],
  ])('is refused as %s when it is none (%.20s)', async (type, body, status) => {
    const answer = await report(type, body).expect(status);
    expect(answer.headers['content-type']).toMatch(/problem\+json/);
  });

  it('comes so many times a minute', async () => {
    const address = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 40 }, async () => (await report('application/csp-report', OLD, address)).status),
    );
    expect(answers.filter((status) => status === 204)).toHaveLength(30);
    expect(answers.filter((status) => status === 429)).toHaveLength(10);
  });
});

it('is asked for by every answer, of what is stopped and of what Trusted Types would stop', async () => {
  const { headers } = await api.http.get('/api/settings').expect(200);
  expect(headers['reporting-endpoints']).toBe('csp="https://flota.test/api/csp-reports"');
  for (const policy of [headers['content-security-policy'], headers['content-security-policy-report-only']])
    expect(policy).toMatch(/report-uri \/api\/csp-reports;report-to csp/);
  expect(headers['content-security-policy-report-only']).toMatch(/^require-trusted-types-for 'script'/);
});
