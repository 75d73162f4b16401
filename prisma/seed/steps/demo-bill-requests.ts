import { addDays, dayInMexico, instantInMexico } from '@flota/schemas';
import type { FieldCipher } from '@flota/records';
import type { SeedContext } from '../context.js';
import { demoBillHolders, demoBillRequests } from '../data/demo-bill-requests.js';
import { demoPdf } from '../demo-pdf.js';
import { buildBillRequest } from '../factories/bill-request.factory.js';
import { vinOf } from '../factories/check-digits.js';
import { createContract } from '../factories/contract.factory.js';
import { buildCustomer } from '../factories/customer.factory.js';
import { findVehicle } from '../factories/quote-vehicle.js';
import { createPrivateFile } from '../factories/stored-file.factory.js';
import { buildTaxProfile } from '../factories/tax-profile.factory.js';

type Holder = (typeof demoBillHolders)[number];
type Request = (typeof demoBillRequests)[number];

const TERM_MONTHS = 24;
const HOUR_MS = 3_600_000;

/** Contracts that are paid off with a bill request each, unless somebody asked for one already. */
export async function seedDemoBillRequests(context: SeedContext): Promise<number> {
  const { database, fieldCipher } = context;
  if (!fieldCipher || (await database.billRequest.count()) > 0) return 0;
  let rows = 0;
  for (const holder of demoBillHolders) {
    const held = await holderOf(context, fieldCipher, holder);
    if (!held) continue;
    for (const request of demoBillRequests.filter(({ email }) => email === holder.email)) {
      const contractId = await seedContract(context, fieldCipher, { ...request.contract, ...held, holder });
      await seedRequest(context, fieldCipher, { request, contractId, holder });
      rows += 2;
    }
  }
  return rows;
}

/** An account of the demo when it is there, else somebody who can't sign in. */
async function holderOf({ database }: SeedContext, fieldCipher: FieldCipher, holder: Holder) {
  const { email, name, phone, personType, rfc, address } = holder;
  const isAccount = email.endsWith('@flota.test');
  const known = await database.customer.findUnique({ where: { email }, select: { id: true } });
  if (isAccount && !known) return null;
  const customer = buildCustomer({ email, name, phone, personType, passwordHash: null });
  const { id: customerId } = known ?? (await database.customer.create({ data: customer, select: { id: true } }));
  const rfcIndex = { in: fieldCipher.blindIndexes(rfc, 'tax_profile.rfc') };
  const profile = await database.taxProfile.findFirst({ where: { customerId, rfcIndex }, select: { id: true } });
  const tax = { customerId, rfc, legalName: name, postalCode: address.zipcode };
  const { id: taxProfileId } =
    profile ?? (await database.taxProfile.create({ data: buildTaxProfile(fieldCipher, tax), select: { id: true } }));
  return { customerId, taxProfileId };
}

async function seedContract(
  { database, now }: SeedContext,
  fieldCipher: FieldCipher,
  {
    vehicle,
    vin,
    holder,
    ...contract
  }: Request['contract'] & { customerId: string; taxProfileId: string; holder: Holder },
): Promise<string> {
  const [model = '', version = ''] = vehicle.split('/');
  const { id } = await createContract(database, {
    ...contract,
    fieldCipher,
    now,
    personType: holder.personType,
    vehicle: findVehicle(model, version),
    vin: vinOf(vin),
    termMonths: TERM_MONTHS,
    ageMonths: TERM_MONTHS,
  });
  return id;
}

async function seedRequest(
  { database, now, storage }: SeedContext,
  fieldCipher: FieldCipher,
  { request, contractId, holder }: { request: Request; contractId: string; holder: Holder },
): Promise<void> {
  const today = dayInMexico(now);
  const events = request.steps.map(({ daysAgo, time, state, note = '' }) => ({
    state,
    note,
    at: instantInMexico(addDays(today, -daysAgo), time),
  }));
  const latest = events.at(-1);
  // Staff may have taken the distributor away.
  const distributor =
    request.distributorSlug && (await database.distributor.findUnique({ where: { slug: request.distributorSlug } }));
  const { id: requestId } = await database.billRequest.create({
    data: buildBillRequest({
      contractId,
      folio: request.folio,
      name: holder.name,
      rfc: fieldCipher.encrypt(holder.rfc, 'bill_request.rfc'),
      ...holder.address,
      state: latest?.state,
      paper: request.paper ?? null,
      distributorSlug: distributor ? distributor.slug : null,
      stepDueAt: request.dueInHours === undefined ? null : new Date(now.getTime() + request.dueInHours * HOUR_MS),
      createdAt: events[0]?.at,
      events: { create: events },
      ...(request.correction && {
        corrections: { create: { items: [{ ...request.correction, former: null }], askedAt: latest?.at, toldAt: now } },
      }),
      ...(request.courier && {
        handovers: {
          create: {
            ...request.courier,
            ...{ way: 'courier', formerState: 'preparing', sentAt: latest?.at, recordedBy: 'Carolina Esquivel' },
          },
        },
      }),
      ...(request.received && {
        handovers: {
          create: {
            ...request.received,
            ...{ way: 'counter', formerState: 'ready_for_pickup', receiver: 'holder', signing: 'paper' },
            idNumber: fieldCipher.encrypt(request.received.idNumber, 'bill_handover.id_number'),
            receivedAt: latest?.at,
            recordedBy: 'Carolina Esquivel',
          },
        },
      }),
    }),
    select: { id: true },
  });
  if (!storage) return;
  for (const [purpose, name] of [
    ['docs', 'Identificación'],
    ['sat', 'Constancia de situación fiscal'],
  ] as const) {
    const content = demoPdf(`Documento de ejemplo, ${purpose}, ${request.folio}`);
    const { id: fileId } = await createPrivateFile(database, { content, contentType: 'application/pdf', storage });
    await database.billRequestFile.create({ data: { requestId, purpose, fileId, name: `${name}.pdf` } });
  }
}
