import { dateColumn } from '@flota/records';
import { addDays, dayInMexico, instantInMexico } from '@flota/schemas';
import type { SeedContext } from '../context.js';
import { demoAgency, demoCollections } from '../data/demo-collections.js';

const WRITER = 'care@flota.test';
const HANDED_BY = 'finance@flota.test';

/** What staff did about demo contracts that are behind, unless somebody did something already. */
export async function seedDemoCollections({ database, now }: SeedContext): Promise<number> {
  if ((await database.collectionContact.count()) > 0) return 0;
  const staff = await database.staffAccount.findMany({ select: { id: true, email: true } });
  const staffIds = new Map(staff.map(({ email, id }) => [email, id]));
  const byId = staffIds.get(WRITER);
  if (!byId) return 0;
  const today = dayInMexico(now);
  const day = (daysAgo: number) => addDays(today, -daysAgo);
  const agency = await database.collectionAgency.upsert({
    where: { name: demoAgency.name },
    create: { ...demoAgency, contractFrom: dateColumn(day(200)) },
    update: {},
  });
  let rows = 0;
  for (const { brokenPromise, contacts, contractNumber, handedDaysAgo, stopped, ...work } of demoCollections) {
    const contract = await database.contract.findUnique({ where: { number: contractNumber } });
    if (!contract) continue;
    const { customerId, id: contractId } = contract;
    await database.collectionContact.createMany({
      data: contacts.map(({ daysAgo, time, ...contact }) => {
        const at = instantInMexico(day(daysAgo), time);
        return { ...contact, contractId, byId, at, createdAt: at };
      }),
    });
    if (brokenPromise) {
      const { amount, daysAgo } = brokenPromise;
      const madeOn = day(daysAgo + 7);
      await database.paymentPromise.create({
        data: {
          ...{ contractId, amount, state: 'broken', takenById: byId },
          ...{ madeOn: dateColumn(madeOn), day: dateColumn(day(daysAgo)) },
          createdAt: instantInMexico(madeOn, '12:25'),
          endedAt: instantInMexico(day(daysAgo - 3), '00:10'),
        },
      });
    }
    const { actionInDays, actionNote = '', assignedTo } = work;
    // None where the database's own day is another one than the seed's: then nothing may be late.
    await database.collectionCase.updateMany({
      where: { contractId },
      data: {
        ...(assignedTo && { assignedToId: staffIds.get(assignedTo) ?? null }),
        ...(actionInDays !== undefined && {
          actionOn: dateColumn(addDays(today, actionInDays)),
          actionNote,
          actionSetAt: now,
        }),
      },
    });
    if (handedDaysAgo !== undefined) {
      await database.collectionHandover.create({
        data: {
          ...{ contractId, agencyId: agency.id, byId: staffIds.get(HANDED_BY) ?? byId },
          ...{ fromOn: dateColumn(day(handedDaysAgo)), reason: 'No cumplió lo que prometió y no contesta.' },
          createdAt: instantInMexico(day(handedDaysAgo), '10:05'),
        },
      });
    }
    if (stopped) {
      await database.contactStop.create({
        data: { ...stopped, customerId, contractId, setById: byId, createdAt: instantInMexico(day(1), '09:30') },
      });
    }
    rows += 1;
  }
  return rows;
}
