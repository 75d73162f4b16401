import { addMonths } from '@flota/finance';
import { addDays, dayInMexico, parseRfc } from '@flota/schemas';
import { dayOfColumn, type FieldCipher } from '@flota/records';
import type { Contract } from '../../generated/client.js';
import type { SeedContext } from '../context.js';
import { type DemoContract, demoHolders, demoNewcomer, type DemoPolicy } from '../data/demo-contracts.js';
import { demoPdf } from '../demo-pdf.js';
import { vinOf } from '../factories/check-digits.js';
import { createContract } from '../factories/contract.factory.js';
import { buildCustomer } from '../factories/customer.factory.js';
import { createPolicy } from '../factories/policy.factory.js';
import { createPrivateFile } from '../factories/stored-file.factory.js';
import { findVehicle } from '../factories/quote-vehicle.js';
import { buildTaxProfile } from '../factories/tax-profile.factory.js';

/**
 * Contracts of the demo accounts that are there, with their movements up to today and their insurance, and somebody with a
 * contract who did not register yet. Needs the key of encrypted columns: contracts are held by an RFC.
 */
export async function seedDemoContracts(context: SeedContext): Promise<number> {
  const { database, fieldCipher } = context;
  if (!fieldCipher) return 0;
  let rows = await seedNewcomer(context);
  const numbers = demoHolders.flatMap(({ contracts }) => contracts.map(({ number }) => number));
  const known = await database.contract.findMany({ where: { number: { in: numbers } }, select: { number: true } });
  const knownNumbers = new Set(known.map(({ number }) => number));
  for (const { contracts, email, ...profile } of demoHolders) {
    const missing = contracts.filter(({ number }) => !knownNumbers.has(number));
    const customer = missing.length > 0 && (await database.customer.findUnique({ where: { email } }));
    if (!customer) continue;
    const { id: customerId } = customer;
    const taxProfileId = await taxProfileOf(context, fieldCipher, { ...profile, customerId });
    for (const contract of missing) {
      rows += await seedContract(context, fieldCipher, { contract, customerId, taxProfileId, rfc: profile.rfc });
    }
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
  contract: DemoContract;
  customerId: string;
  taxProfileId: string;
  rfc: string;
}

async function seedContract(
  { database, now, storage }: SeedContext,
  fieldCipher: FieldCipher,
  { contract: { distributorSlug: slug, policies, vehicle, vin, ...agreed }, rfc, ...holder }: Held,
): Promise<number> {
  const [model = '', version = ''] = vehicle.split('/');
  // Staff may have taken the distributor away.
  const distributor = await database.distributor.findUnique({ where: { slug }, select: { slug: true } });
  const contract = await createContract(database, {
    ...agreed,
    ...holder,
    fieldCipher,
    now,
    personType: parseRfc(rfc)?.type === 'moral' ? 'moral' : 'fisica',
    vehicle: findVehicle(model, version),
    vin: vinOf(vin),
    ...(distributor && { distributorSlug: distributor.slug }),
  });
  for (const { ends, ...policy } of policies) {
    const content = demoPdf(`Poliza ${policy.number} (ejemplo)`);
    const file = storage && (await createPrivateFile(database, { content, contentType: 'application/pdf', storage }));
    const period = insuredDays(contract, ends, dayInMexico(now));
    await createPolicy(database, { ...policy, ...period, contractId: contract.id, fileId: file?.id ?? null });
  }
  return 1 + policies.length;
}

function insuredDays({ firstDueOn, signedOn, termMonths }: Contract, ends: DemoPolicy['ends'], today: string) {
  if (ends === 'with-contract') {
    return { startsOn: dayOfColumn(signedOn), endsOn: addMonths(dayOfColumn(firstDueOn), termMonths - 1) };
  }
  const endsOn = addDays(today, ends);
  return { startsOn: addMonths(endsOn, -12), endsOn };
}
