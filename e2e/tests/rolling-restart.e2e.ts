import { expect, test } from '@playwright/test';
import { setTimeout as delay } from 'node:timers/promises';
import { startBalancer } from '../../scripts/lib/balancer.mjs';
import { startLoad } from '../../scripts/lib/load.mjs';
import { startStack } from '../../scripts/lib/stack.mjs';
import { redisOf, required } from '../support/run';

const READERS = 8;
const PAGES = [
  '/',
  '/api/financingplans',
  '/noticias',
  '/buscar?q=cascadia',
  '/api/vehicles',
  '/planes-financiamiento',
];

const isVisitor = (address: string) => address.startsWith('visitante-');

const asked = (email: string) => ({
  plan: 'credito-directo',
  personType: 'moral',
  vehicle: { type: 'camion', model: 'cascadia-126', version: 'dd13-dt12-6x4-cabina-dormitorio' },
  downPaymentPercent: '20',
  termMonths: 60,
  contact: { name: 'Transportes Rosales', email, phone: '81 5555 0130' },
  consent: true,
});

/** Visitors who read, one who has a quote made each tenth of a second, and one who opens the PDFs of them. */
function visit(url: string) {
  const quotes: string[] = [];
  const load = startLoad([
    ...Array.from({ length: READERS }, (_, reader) => ({
      name: 'reads',
      call: (turn: number) => fetch(url + (PAGES[(reader + turn) % PAGES.length] ?? '/')),
      everyMs: 10,
    })),
    {
      name: 'has a quote made',
      async call(turn: number) {
        const body = JSON.stringify(asked(`visitante-${turn}@example.com`));
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(`${url}/api/quotes`, { method: 'POST', headers, body });
        if (answer.ok) quotes.push(((await answer.clone().json()) as { token: string }).token);
        return answer;
      },
      everyMs: 100,
    },
    {
      name: 'opens a PDF',
      call: (turn: number) => {
        const token = quotes[turn % quotes.length];
        return fetch(token ? `${url}/api/quotes/${token}/pdf` : url);
      },
      everyMs: 20,
    },
  ]);
  return { load, quotes };
}

test('two APIs and two workers that are restarted in turn fail nobody @queue @thorough', async ({
  browserName: _,
}, info) => {
  const stack = await startStack({
    postgresUrl: required('E2E_DATABASE_URL'),
    redisUrl: redisOf(info.parallelIndex, 'own'),
    env: { BOT_DEFENCE: 'off', LOG_LEVEL: 'warn', DRAIN_SECONDS: '2' },
    apis: 2,
    workers: 2,
  });
  const balancer = await startBalancer({ backends: stack.apis.map(({ origin }) => origin) });
  try {
    const { load, quotes } = visit(balancer.url);
    for (const part of [...stack.apis, ...stack.workers]) {
      await delay(500);
      await part.kill('SIGTERM');
      await part.start();
    }
    await delay(500);
    const { answered, failed } = await load.stop();
    expect(failed).toEqual([]);
    expect(answered).toBeGreaterThan(200);

    // Every quote is mailed, and none twice.
    const mailed = () => stack.mail.messages().flatMap(({ recipients }) => recipients.filter(isVisitor));
    await expect.poll(() => new Set(mailed()).size, { timeout: 30_000 }).toBe(quotes.length);
    expect(mailed()).toHaveLength(quotes.length);
    console.log(`${answered} answered, ${quotes.length} quotes, 0 failed`);
  } finally {
    await balancer.stop();
    await stack.stop();
  }
});
