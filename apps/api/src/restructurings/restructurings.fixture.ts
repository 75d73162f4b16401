import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { checkBooks, type LedgerInstalment } from '@flota/finance';
import { dateColumn } from '@flota/prisma';
import { figuresOf, instalmentOf, movementOf } from '@flota/records';
import {
  addDays,
  contractRestructuringSchema,
  type Restructuring,
  restructuringSchema,
  todayInMexico,
} from '@flota/schemas';
import { Ledgers } from '../contracts/index.js';
import { signedInOwner, type OwnerOfContract } from '../testing/contract-owners.js';
import type { SignedIn } from '../testing/sign-in.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

/*
 * A credit that is late, its owner signed in, and care at the desk: anew for each test of a suite (`onLateCredit`).
 */

export let api: TestApp;
export let care: SignedIn;
export let own: OwnerOfContract;
export const today = todayInMexico();
export const validUntil = addDays(today, 10);
export const ASKED = { paymentsLeft: 60, graceMonths: 3 };

/** Makes them for the suite that calls it. */
export function onLateCredit(): void {
  beforeAll(async () => {
    api = await startTestApp();
    care = await api.signIn('care');
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    own = await signedInOwner(api, { dueDaysAgo: 10, history: [{ does: 'pays on time', instalments: 13 }] });
  });
}

export const admin = (path: string, body: object = {}) =>
  api.http.post(`/api/admin/${path}`).set(care.headers).send(body);
export const preview = (body: object = ASKED, id = own.contract.id) =>
  admin(`contracts/${id}/restructuring-previews`, body);
export const propose = (body: object = {}, id = own.contract.id) =>
  admin(`contracts/${id}/restructurings`, { ...ASKED, validUntil, reason: 'Perdió una ruta.', ...body });
export const proposed = async (asked: object = {}): Promise<Restructuring> =>
  restructuringSchema.parse((await propose(asked).expect(201)).body);
export const read = async () => {
  const path = `/api/customers/contracts/${own.contract.id}/restructuring`;
  const { body } = await api.http.get(path).set(own.owner.headers).expect(200);
  return contractRestructuringSchema.parse(body).restructuring;
};
export const answer = (id: string, how: 'accept' | 'decline', body: object) =>
  api.http.post(`/api/customers/restructurings/${id}/${how}`).set(own.owner.headers).send(body);
export const accept = (id: string, shown: string | null, body: object = {}) =>
  answer(id, 'accept', { shown, accepted: true, ...body });
/** As if its last day had passed and the sweep had not been by yet. */
export const overdue = async (id: string): Promise<void> => {
  await api.prisma.restructuring.update({ where: { id }, data: { validUntil: dateColumn(addDays(today, -1)) } });
};
export const toCome = async (): Promise<LedgerInstalment[]> => {
  const where = { contractId: own.contract.id, charged: false };
  return (await api.prisma.instalment.findMany({ where, orderBy: { number: 'asc' } })).map(instalmentOf);
};
export type Happened =
  | { type: 'payment'; amount: string; excess?: 'advance' }
  | { type: 'payoff'; amount: string }
  | { type: 'reversal'; of: string; reason?: string };
export const enter = (event: Happened & { on?: string }) =>
  api.prisma.$transaction((database) =>
    api.app.get(Ledgers).enter(database, own.contract.id, { on: today, ...event, reference: 'T-1' }),
  );
export const books = async () => {
  const contract = await api.prisma.contract.findUniqueOrThrow({ where: { id: own.contract.id } });
  const lines = await api.prisma.instalment.findMany({
    where: { contractId: contract.id },
    orderBy: { number: 'asc' },
  });
  const rows = await api.prisma.movement.findMany({
    where: { contractId: contract.id },
    include: { allocations: { orderBy: { instalmentNumber: 'asc' } } },
    orderBy: { sequence: 'asc' },
  });
  const movements = rows.map(movementOf);
  const book = await api.app.get(Ledgers).read(contract.id);
  return checkBooks(book, { movements, instalments: lines.map(instalmentOf), figures: figuresOf(contract) }, today);
};
