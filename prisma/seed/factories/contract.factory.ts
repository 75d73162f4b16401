import type { CalculatedQuote } from '@flota/schemas';
import { randomInt } from 'node:crypto';
import {
  agreedColumns,
  allocationRows,
  contractColumns,
  dateColumn,
  eventRow,
  type FieldCipher,
  instalmentRow,
  movementRow,
  writePosting,
} from '@flota/records';
import type { Contract, Prisma } from '../../generated/client.js';
import { clabeOf, vinOf } from './check-digits.js';
import { agreementOf, type Agreement } from './contract-agreement.js';
import { liveContract, REFERENCE, referenceOf, type ContractEvent, type Lived } from './contract-history.js';
import { createTaxProfile } from './tax-profile.factory.js';

interface ContractOverrides extends Agreement {
  customerId: string;
  /** In whose name it is: by default the customer's oldest tax profile, made if there is none. */
  taxProfileId?: string;
  /** By default everything was paid on its day. */
  history?: readonly ContractEvent[];
  number?: string;
  nickname?: string;
  vin?: string;
  distributorSlug?: string;
}

/**
 * A contract with its schedule and every movement of its history, posted by the ledger functions, so that they always
 * agree. By default a direct credit of 60 months, signed 14 months ago and paid on time ever since.
 */
export async function createContract(
  database: Prisma.TransactionClient,
  { fieldCipher, taxProfileId, ...overrides }: ContractOverrides & { fieldCipher: FieldCipher },
): Promise<Contract> {
  const holderId = taxProfileId ?? (await taxProfileOf(database, overrides.customerId, fieldCipher));
  const { data, lived } = buildContract({ ...overrides, taxProfileId: holderId });
  const { id } = await database.contract.create({ data, select: { id: true } });
  await writeLife(database, id, lived);
  // Its life has marked it as changed.
  return database.contract.findUniqueOrThrow({ where: { id } });
}

/** Writes what happened to a contract, and its books. */
async function writeLife(database: Prisma.TransactionClient, contractId: string, { events, posting }: Lived) {
  await database.contractEvent.createMany({
    data: events.map((event) => eventRow(contractId, event, { reference: referenceOf(event) })),
  });
  const contexts = new Map(events.map((event) => [event.id, { reference: referenceOf(event), paymentId: null }]));
  await writePosting(database, { contractId, before: [], posting, events: contexts });
}

/** The same of many, each in the name it says, in six statements: a fleet of the demonstration comes within a moment. */
export async function createContracts(
  database: Prisma.TransactionClient,
  contracts: readonly Parameters<typeof buildContract>[0][],
): Promise<Contract[]> {
  const built = contracts.map(buildContract);
  const rows = await database.contract.createManyAndReturn({ data: built.map(({ data }) => data) });
  const ids = new Map(rows.map(({ id, number }) => [number, id]));
  const lives = built.map(({ data, lived }) => ({ id: ids.get(data.number) ?? '', ...lived }));
  await database.contractEvent.createMany({
    data: lives.flatMap(({ events, id }) =>
      events.map((event) => eventRow(id, event, { reference: referenceOf(event) })),
    ),
  });
  await database.instalment.createMany({
    data: lives.flatMap(({ id, posting }) => posting.instalments.map((line) => instalmentRow(id, line))),
  });
  const posted = lives.flatMap(({ id, posting }) => posting.movements.map((movement) => ({ id, movement })));
  const written = await database.movement.createManyAndReturn({
    select: { id: true, contractId: true, sequence: true },
    data: posted.map(({ id, movement }) => ({
      ...movementRow(id, movement),
      reference: movement.eventId === null ? '' : REFERENCE,
      paymentId: null,
    })),
  });
  const idOf = new Map(written.map(({ contractId, id, sequence }) => [`${contractId} ${sequence}`, id]));
  await database.allocation.createMany({
    data: posted.flatMap(({ id, movement }) => allocationRows(idOf.get(`${id} ${movement.sequence}`) ?? '', movement)),
  });
  return rows;
}

/** The contract's row and what is to be written with it. */
export function buildContract({
  customerId,
  taxProfileId,
  history = [{ does: 'pays on time' }],
  number,
  nickname,
  vin = vinOf(`3AKJHHDR?NS${sixDigits()}`),
  distributorSlug,
  ...agreement
}: ContractOverrides & { taxProfileId: string }): { data: Prisma.ContractUncheckedCreateInput; lived: Lived } {
  const { contract, today, vehicle } = agreementOf(agreement);
  const lived = liveContract(contract, history, today);
  const year = contract.startsOn.slice(0, 4);
  const name = number ?? `FL-${year}-${sixDigits()}`;
  return {
    lived,
    data: {
      number: name,
      customerId,
      taxProfileId,
      nickname: nickname ?? null,
      vehicle: { ...vehicle } satisfies CalculatedQuote['vehicle'],
      vin,
      modelYear: Number(year),
      clabe: clabeOf(`646180${name.replace(/\D/g, '').padStart(11, '0').slice(-11)}`),
      paymentReference: name.replace(/\D/g, ''),
      distributorSlug: distributorSlug ?? null,
      signedOn: dateColumn(contract.startsOn),
      ...agreedColumns(contract, lived.posting.movements),
      ...contractColumns(lived.posting.figures),
    },
  };
}

async function taxProfileOf(
  database: Prisma.TransactionClient,
  customerId: string,
  fieldCipher: FieldCipher,
): Promise<string> {
  const profile = await database.taxProfile.findFirst({ where: { customerId }, orderBy: { id: 'asc' } });
  return (profile ?? (await createTaxProfile(database, fieldCipher, { customerId }))).id;
}

let counter = randomInt(1_000_000);

/** Another one each time, so that thousands of contracts of one database have numbers of their own. */
function sixDigits(): string {
  counter = (counter + 1) % 1_000_000;
  return String(counter).padStart(6, '0');
}
