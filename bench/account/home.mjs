/**
 * How long the API takes to answer home for a fleet of sixty contracts and for eight: the first time, when every standing is
 * worked out, and the median of many; and how large the answer is.
 *
 * Run `npm run build` first, then `node bench/account/home.mjs`.
 */
import { median, withStack } from '../stack.mjs';

const TIMES = 40;
const CUSTOMERS = ['flotilla@flota.test', 'cliente@flota.test'];

await withStack({}, async (stack) => {
  const found = {};
  for (const email of CUSTOMERS) {
    const headers = { authorization: `Bearer ${await signedIn(stack, email)}` };
    const times = [];
    let body = '';
    for (let time = 0; time < TIMES; time += 1) {
      const start = performance.now();
      const response = await fetch(`${stack.url}/api/customers/home`, { headers });
      body = await response.text();
      times.push(performance.now() - start);
    }
    found[email] = {
      contracts: JSON.parse(body).contracts.length,
      'first, ms': times[0].toFixed(1),
      'median, ms': median(times).toFixed(1),
      'slowest of the others, ms': Math.max(...times.slice(1)).toFixed(1),
      kB: (body.length / 1024).toFixed(0),
    };
  }
  console.table(found);
});

/** @param {import('../../scripts/lib/stack.mjs').Stack} stack @param {string} email */
async function signedIn({ url, demoPassword }, email) {
  const response = await fetch(`${url}/api/auth/customers/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  return (await response.json()).jwt;
}
