import { previewRestructuring } from '@flota/finance';
import { bookOf, dateColumn } from '@flota/records';
import { addDays, dayInMexico, instantInMexico, restructuringFiguresSchema } from '@flota/schemas';
import { createHash, randomUUID } from 'node:crypto';
import type { Prisma } from '../../generated/client.js';
import type { SeedContext } from '../context.js';
import { demoRestructurings } from '../data/demo-restructurings.js';

const PROPOSER = 'care@flota.test';

/**
 * A proposal that waits for its customer, and one that was accepted, unless there is any already. The worker prints the
 * convenio of the second when it starts, as of any that was accepted without.
 */
export async function seedDemoRestructurings({ database, now }: SeedContext): Promise<number> {
  if ((await database.restructuring.count()) > 0) return 0;
  const proposer = await database.staffAccount.findUnique({ where: { email: PROPOSER }, select: { id: true } });
  if (!proposer) return 0;
  const today = dayInMexico(now);
  const rows = [await openOne(database, today), await acceptedOne(database)].filter((row) => row !== null);
  await database.restructuring.createMany({ data: rows.map((row) => ({ ...row, proposedById: proposer.id })) });
  return rows.length;
}

type Row = Omit<Prisma.RestructuringCreateManyInput, 'proposedById'>;

/** When it was proposed, and up to when it can be accepted. */
function proposal(demo: { proposedDaysEarlier: number; reason: string; validDays: number }, earlierThan: string) {
  const proposedOn = addDays(earlierThan, -demo.proposedDaysEarlier);
  return {
    reason: demo.reason,
    proposedOn: dateColumn(proposedOn),
    validUntil: dateColumn(addDays(proposedOn, demo.validDays)),
    createdAt: instantInMexico(proposedOn, '12:40'),
  };
}

async function openOne(database: Prisma.TransactionClient, today: string): Promise<Row | null> {
  const { contractNumber, graceMonths, paymentsLeft, ...demo } = demoRestructurings.open;
  const contract = await database.contract.findUnique({ where: { number: contractNumber } });
  return contract && { contractId: contract.id, paymentsLeft, graceMonths, ...proposal(demo, today) };
}

/** What was shown is worked out by what the contract was before it. */
async function acceptedOne(database: Prisma.TransactionClient): Promise<Row | null> {
  const { contractNumber, ...demo } = demoRestructurings.accepted;
  const contract = await database.contract.findUnique({ where: { number: contractNumber }, include: { events: true } });
  if (!contract) return null;
  const { contract: agreed, events } = bookOf(contract, contract.events);
  const event = events.find(({ type }) => type === 'restructuring');
  // A database that was filled before the demo had one.
  if (event?.type !== 'restructuring') return null;
  const { graceMonths, id: eventId, on, paymentsLeft } = event;
  const before = events.filter((other) => other !== event && other.on <= on);
  const asked = { on, paymentsLeft, graceMonths };
  // As the API names what it shows.
  const shown = restructuringFiguresSchema.parse(previewRestructuring({ contract: agreed, events: before }, asked));
  return {
    ...{ contractId: contract.id, state: 'accepted', paymentsLeft, graceMonths, ...proposal(demo, on) },
    ...{ endedAt: instantInMexico(on, '18:05'), endedById: contract.customerId, sessionId: randomUUID(), eventId },
    ...{ shownFigures: shown, shownHash: createHash('sha256').update(JSON.stringify(shown)).digest('hex') },
  };
}
