import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checkBooks, type LifeContract, type LifeEvent, type Replay } from '@flota/finance';
import { bookOf, figuresOf, instalmentOf } from '@flota/records';
import { type OpenedContract, type ReceivedTransfer, todayInMexico } from '@flota/schemas';
import type { SignedIn } from '../../testing/sign-in.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { intakeInput } from '../../testing/contract-intake.js';
import { Ledgers, storedMovements } from './ledgers.js';

interface Ask extends Pick<Replay, 'position' | 'payoff'> {
  on: string;
  entered: number;
  instalments?: Replay['instalments'];
  prepaymentQuotes?: ({ capital: string; effect: string; asked?: string; refused?: true } & Record<string, unknown>)[];
}

interface MoneyCase {
  id: string;
  title: string;
  contract: LifeContract;
  events: LifeEvent[];
  asks: Ask[];
}

const file = new URL('../../../../../docs/conformance/money-cases.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: MoneyCase[] };

let api: TestApp;
let finance: SignedIn;
beforeAll(async () => {
  api = await startTestApp();
  finance = await api.signIn('finance');
  // The cases are one clerk's.
  await api.prisma.deskSettings.update({ where: { id: 1 }, data: { approvalLimit: 999_999_999 } });
});
afterAll(() => api.close());

const read = async (contractId: string, path: string, query: Record<string, string>) =>
  api.http.get(`/api/admin/contracts/${contractId}/${path}`).query(query).set(finance.headers);

async function open({ contract }: MoneyCase): Promise<string> {
  const { effects, excess, firstDueOn, late, minimumPrepaymentPayments, startsOn, terms } = contract;
  const agreed = { effects: [...effects], excess, firstDueOn, late, minimumPrepaymentPayments };
  const input = { ...intakeInput(), ...agreed, terms, signedOn: startsOn };
  const { body } = await api.http.post('/api/admin/contracts').set(finance.headers).send(input).expect(201);
  return (body as OpenedContract).id;
}

/** Events by the id of the case, once they are entered. */
type Entered = Map<string, string>;

/** Money comes as a clerk posts it; what has a day of its own beside that is entered by the same door. */
async function enter(contractId: string, { id: caseId }: MoneyCase, event: LifeEvent, entered: Entered): Promise<void> {
  const reference = `${caseId}-${event.id}`;
  if (event.type === 'payment' || event.type === 'prepayment') {
    const { amount, effect, on: receivedOn, type: kind } = event;
    const wish = event.type === 'prepayment' ? { capital: event.capital } : { excess: event.excess };
    const transfer: ReceivedTransfer = { kind, amount, effect, receivedOn, reference, ...wish };
    await api.http
      .post(`/api/admin/contracts/${contractId}/payments`)
      .set(finance.headers)
      .send({ ...transfer, confirmed: true })
      .expect(201);
  } else {
    const { id: _, ...happened } = event;
    const named = happened.type === 'reversal' ? { ...happened, of: entered.get(happened.of) ?? '' } : happened;
    await api.prisma.$transaction((database) =>
      api.app.get(Ledgers).enter(database, contractId, { ...named, reference }),
    );
  }
  const { id } = await api.prisma.contractEvent.findFirstOrThrow({ where: { contractId, reference } });
  entered.set(event.id, id);
}

async function expectAnswers(contractId: string, { instalments = [], on, payoff, position, ...ask }: Ask) {
  const { body } = await read(contractId, 'standing', { on });
  const standing = body as Replay;
  expect(standing).toMatchObject({ on, position, payoff });
  for (const row of instalments) {
    expect(standing.instalments.find(({ number }) => number === row.number)).toEqual(row);
  }
  for (const { asked, refused, ...quote } of ask.prepaymentQuotes ?? []) {
    const { capital, effect } = quote;
    const answer = await read(contractId, 'prepayment-quote', { on, capital, effect: asked ?? effect });
    if (refused) expect(answer.status).toBeGreaterThanOrEqual(409);
    else expect(answer.body).toEqual(quote);
  }
}

describe('the money cases through HTTP', () => {
  it.each(cases)('$id $title', async (money) => {
    const contractId = await open(money);
    const entered: Entered = new Map();
    for (const ask of money.asks.toSorted((a, b) => a.entered - b.entered)) {
      for (const event of money.events.slice(entered.size, ask.entered)) {
        await enter(contractId, money, event, entered);
      }
      await expectAnswers(contractId, ask);
    }
    const { events, instalments, ...contract } = await api.prisma.contract.findUniqueOrThrow({
      where: { id: contractId },
      include: { events: true, instalments: { orderBy: { number: 'asc' } } },
    });
    const movements = await storedMovements(api.prisma, contractId);
    const books = { movements, instalments: instalments.map(instalmentOf), figures: figuresOf(contract) };
    expect(checkBooks(bookOf(contract, events), books, todayInMexico())).toEqual([]);
  });
});
