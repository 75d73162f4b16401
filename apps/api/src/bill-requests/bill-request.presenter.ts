import type { Prisma } from '@flota/prisma';
import { type AccountBillRequest, type BillFile, dayInMexico } from '@flota/schemas';
import { contractLabel } from '../contracts/index.js';
import type { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { ifReadable } from '../platform/crypto/if-readable.js';
import { masked } from '../platform/text/masked.js';
import { presentCorrection } from './bill-correction-items.js';
import { HANDOVERS, presentHandover } from './handovers/handover.presenter.js';

/** Of a request, what its customer and staff see. */
export const WHOLE_REQUEST = {
  contract: { select: { number: true, nickname: true } },
  distributor: { include: { city: { select: { name: true } } } },
  events: { orderBy: [{ at: 'asc' }, { id: 'asc' }] },
  files: { orderBy: { purpose: 'asc' } },
  handovers: HANDOVERS,
  corrections: { include: { files: { orderBy: { purpose: 'asc' } } }, orderBy: [{ askedAt: 'asc' }, { id: 'asc' }] },
} satisfies Prisma.BillRequestInclude;

export type WholeRequest = Prisma.BillRequestGetPayload<{ include: typeof WHOLE_REQUEST }>;

/** On one line, as it is read on an envelope. */
export const addressOf = (distributor: NonNullable<WholeRequest['distributor']>): string =>
  `${distributor.address}, ${distributor.postalCode} ${distributor.city.name}`;

/** @param rfc as its reader may see it */
export function presentBillRequest(request: WholeRequest, rfc: string): Omit<AccountBillRequest, 'dealerContact'> {
  const { distributor } = request;
  return {
    id: request.id,
    folio: request.folio,
    contractId: request.contractId,
    contractLabel: contractLabel(request.contract),
    state: request.state,
    paper: request.paper as AccountBillRequest['paper'],
    reason: request.reason,
    distributor: distributor && {
      slug: distributor.slug,
      name: distributor.name,
      address: addressOf(distributor),
      phone: distributor.phone,
      hours: distributor.hours,
    },
    createdAt: request.createdAt.toISOString(),
    events: request.events.map(({ state, at, note }) => ({ state, at: at.toISOString(), note })),
    handover: presentHandover(request.handovers),
    corrections: request.corrections.map(presentCorrection),
    form: {
      date: dayInMexico(request.createdAt),
      name: request.name,
      rfc,
      street: request.street,
      neighborhood: request.neighborhood,
      city: request.city,
      zipcode: request.zipcode,
      state: request.stateName,
    },
    files: request.files.map(({ purpose, name }) => ({ purpose: purpose as BillFile, name })),
  };
}

/** What corrections have replaced, for staff. */
export const presentFormerFiles = ({ corrections }: Pick<WholeRequest, 'corrections'>) =>
  corrections.flatMap(({ id: correctionId, files }) =>
    files.map(({ purpose, name }) => ({ correctionId, purpose: purpose as BillFile, name })),
  );

const RFC_CONTEXT = 'bill_request.rfc';

export const sealedRfc = (encryption: FieldEncryption, rfc: string): string => encryption.encrypt(rfc, RFC_CONTEXT);

/** In full: for whom it belongs to. */
export const openRfc = (encryption: FieldEncryption, { rfc }: { rfc: string }): string =>
  encryption.decrypt(rfc, RFC_CONTEXT);

/** For staff. */
export const maskedRfc = (encryption: FieldEncryption, request: { rfc: string }): string =>
  ifReadable(() => masked(openRfc(encryption, request)));
