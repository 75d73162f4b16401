/** @jest-environment node */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { withView } from './view-transport.js';

const sent: [string, RequestInit | undefined][] = [];
const transport = withView(async (path, init) => {
  sent.push([path, init]);
  return new Response(null, { status: 204 });
});

// Of a browser, no more than what is asked.
const scope = globalThis as { window?: unknown };
beforeAll(() => void (scope.window = { location: { pathname: '/my-account/payments', search: '?contrato=1' } }));
afterAll(() => void delete scope.window);
beforeEach(() => void (sent.length = 0));

describe('in a tab that staff look at an account in', () => {
  it('says which page asks, with all else that is sent along', async () => {
    await transport('/api/customers/payments', { headers: { authorization: 'Bearer a' } });
    const headers = new Headers(sent[0]?.[1]?.headers);
    expect([headers.get('x-page'), headers.get('authorization')]).toEqual(['/my-account/payments', 'Bearer a']);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('sends no %s, and says why', async (method) => {
    const answer = await transport('/api/customers/payments', { method, body: '{}' });
    expect([answer.status, await answer.json()]).toEqual([403, { status: 403, code: 'ACCOUNT_VIEW.READ_ONLY' }]);
    expect(sent).toEqual([]);
  });
});
