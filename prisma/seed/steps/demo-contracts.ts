import { addMonths } from '@flota/finance';
import { addDays, dayInMexico, parseRfc } from '@flota/schemas';
import { dayOfColumn, type FieldCipher } from '@flota/records';
import type { Contract } from '../../generated/client.js';
import type { SeedContext } from '../context.js';
import { type DemoContract, demoHolders, demoNewcomer, type DemoPolicy } from '../data/demo-contracts.js';
import { fleetHolders } from '../data/demo-fleet.js';
import { demoPdf } from '../demo-pdf.js';
import { vinOf } from '../factories/check-digits.js';
import { createContracts } from '../factories/contract.factory.js';
import { buildCustomer } from '../factories/customer.factory.js';
import { buildPolicy } from '../factories/policy.factory.js';
import { createPrivateFile } from '../factories/stored-file.factory.js';
import { findVehicle } from '../factories/quote-vehicle.js';
import { buildTaxProfile } from '../factories/tax-profile.factory.js';

const HOLDERS = [...demoHolders, ...fleetHolders];

/**
 * Contracts of the demo accounts that are there, with their movements up to today and their insurance, and somebody with a
 * contract who did not register yet. Needs the key of encrypted columns: contracts are held by an RFC.
 */
export async function seedDemoContracts(context: SeedContext): Promise<number> {
  const { database, fieldCipher } = context;
  if (!fieldCipher) return 0;
  let rows = await seedNewcomer(context);
  const numbers = HOLDERS.flatMap(({ contracts }) => contracts.map(({ number }) => number));
  const known = await database.contract.findMany({ where: { number: { in: numbers } }, select: { number: true } });
  const knownNumbers = new Set(known.map(({ number }) => number));
  for (const { contracts, email, ...profile } of HOLDERS) {
    const missing = contracts.filter(({ number }) => !knownNumbers.has(number));
    const customer = missing.length > 0 && (await database.customer.findUnique({ where: { email } }));
    if (!customer) continue;
    const { id: customerId } = customer;
    const taxProfileId = await taxProfileOf(context, fieldCipher, { ...profile, customerId });
    rows += await seedContracts(context, missing, { customerId, taxProfileId, rfc: profile.rfc });
  }
  return rows;
}

async function seedNewcomer({ database }: SeedContext): Promise<number> {
  const customer = buildCustomer({ ...demoNewcomer, passwordHash: null, registeredAt: null });
  const { count } = await database.customer.createMany({ data: [customer], skipDuplicates: true });
  return count;
}

async function taxProfileOf(
  { database }: SeedContext,
  fieldCipher: FieldCipher,
  profile: Parameters<typeof buildTaxProfile>[1] & { rfc: string },
): Promise<string> {
  const { customerId, rfc } = profile;
  const rfcIndex = { in: fieldCipher.blindIndexes(rfc, 'tax_profile.rfc') };
  const known = await database.taxProfile.findFirst({ where: { customerId, rfcIndex } });
  return (known ?? (await database.taxProfile.create({ data: buildTaxProfile(fieldCipher, profile) }))).id;
}

interface Held {
  customerId: string;
  taxProfileId: string;
  rfc: string;
}

async function seedContracts(
  context: SeedContext,
  demos: readonly DemoContract[],
  { rfc, ...holder }: Held,
): Promise<number> {
  const { database, now } = context;
  // Staff may have taken one away.
  const distributors = new Set(
    (await database.distributor.findMany({ select: { slug: true } })).map(({ slug }) => slug),
  );
  const contracts = await createContracts(
    database,
    demos.map(({ distributorSlug, policies: _, vehicle, vin, ...agreed }) => {
      const [model = '', version = ''] = vehicle.split('/');
      return {
        ...agreed,
        ...holder,
        now,
        personType: parseRfc(rfc)?.type === 'moral' ? ('moral' as const) : ('fisica' as const),
        vehicle: findVehicle(model, version),
        vin: vinOf(vin),
        ...(distributors.has(distributorSlug) && { distributorSlug }),
      };
    }),
  );
  const policiesOf = new Map(demos.map(({ number, policies }) => [number, policies]));
  const insured = contracts.flatMap((contract) =>
    (policiesOf.get(contract.number) ?? []).map((policy) => ({ contract, policy })),
  );
  const policies = [];
  // One after the other: a transaction has one connection.
  for (const { contract, policy } of insured) policies.push(await policyOf(context, contract, policy));
  await database.policy.createMany({ data: policies });
  return contracts.length + insured.length;
}

async function policyOf({ database, now, storage }: SeedContext, contract: Contract, { ends, ...policy }: DemoPolicy) {
  const content = demoPdf(`Poliza ${policy.number} (ejemplo)`);
  const file = storage && (await createPrivateFile(database, { content, contentType: 'application/pdf', storage }));
  const period = insuredDays(contract, ends, dayInMexico(now));
  return buildPolicy({ ...policy, ...period, contractId: contract.id, fileId: file?.id ?? null });
}

function insuredDays({ firstDueOn, signedOn, termMonths }: Contract, ends: DemoPolicy['ends'], today: string) {
  if (ends === 'with-contract') {
    return { startsOn: dayOfColumn(signedOn), endsOn: addMonths(dayOfColumn(firstDueOn), termMonths - 1) };
  }
  const endsOn = addDays(today, ends);
  return { startsOn: addMonths(endsOn, -12), endsOn };
}
