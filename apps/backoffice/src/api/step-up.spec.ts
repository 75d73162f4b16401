/** @jest-environment node */
import { expect, it } from '@jest/globals';
import { createStepUp, withStepUp } from './step-up.js';

const refusal = () =>
  new Response(JSON.stringify({ code: 'AUTH.STEP_UP' }), {
    status: 403,
    headers: { 'content-type': 'application/problem+json' },
  });

function served(code = 'AUTH.STEP_UP') {
  const bodies: unknown[] = [];
  const server = { isProven: false, bodies };
  const stepUp = createStepUp();
  const call = withStepUp(async (_path, init) => {
    bodies.push(init?.body);
    if (server.isProven) return new Response(null, { status: 204 });
    return code === 'AUTH.STEP_UP' ? refusal() : new Response(JSON.stringify({ code }), { status: 403 });
  }, stepUp);
  return { server, stepUp, call: async () => (await call('/a', { method: 'POST', body: '{"amount":1}' })).status };
}

it('repeats what was refused, as it was, once its owner proved who they are', async () => {
  const { server, stepUp, call } = served();
  stepUp.askedBy(async () => (server.isProven = true));
  expect(await call()).toBe(204);
  expect(server.bodies).toEqual(['{"amount":1}', '{"amount":1}']);
});

it('asks once for all calls that wait', async () => {
  const { server, stepUp, call } = served();
  let asked = 0;
  stepUp.askedBy(async () => {
    asked += 1;
    await new Promise((done) => setTimeout(done));
    return (server.isProven = true);
  });
  expect(await Promise.all([call(), call(), call()])).toEqual([204, 204, 204]);
  expect(asked).toBe(1);
});

it('lets the refusal stand where nobody proves it, nobody asks, or it is about something else', async () => {
  const declined = served();
  declined.stepUp.askedBy(async () => false);
  expect(await declined.call()).toBe(403);
  expect(await served().call()).toBe(403);
  const forbidden = served('AUTH.FORBIDDEN');
  forbidden.stepUp.askedBy(() => Promise.reject(new Error('asked')));
  expect(await forbidden.call()).toBe(403);
});
