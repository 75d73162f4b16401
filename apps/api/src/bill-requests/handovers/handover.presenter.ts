import type { Prisma } from '@flota/prisma';
import type { AdminBillHandover, BillHandover, BillHandoverFile, BillIdKind, BillReceiver } from '@flota/schemas';
import type { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { ifReadable } from '../../platform/crypto/if-readable.js';
import { masked } from '../../platform/text/masked.js';

/** Of a request, how its bill left, the latest first. */
export const HANDOVERS = {
  include: {
    document: { select: { id: true, folio: true } },
    files: { orderBy: { purpose: 'asc' } },
  },
  orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
} satisfies Prisma.BillRequest$handoversArgs;

type Handover = Prisma.BillHandoverGetPayload<{ include: (typeof HANDOVERS)['include'] }>;

const ID_NUMBER = 'bill_handover.id_number';

export const sealedIdNumber = (encryption: FieldEncryption, idNumber: string): string =>
  encryption.encrypt(idNumber, ID_NUMBER);

/** In full: only for a reason that is kept. */
export const openIdNumber = (encryption: FieldEncryption, idNumber: string): string =>
  encryption.decrypt(idNumber, ID_NUMBER);

/** The one that counts, as its customer reads it. */
export function presentHandover(handovers: readonly Handover[]): BillHandover | null {
  const handover = handovers.find(({ voidedAt }) => voidedAt === null);
  return handover ? shownOf(handover) : null;
}

export const presentHandovers = (encryption: FieldEncryption, handovers: readonly Handover[]): AdminBillHandover[] =>
  handovers.map((handover) => {
    const { idNumber } = handover;
    return {
      ...shownOf(handover),
      id: handover.id,
      idKind: handover.idKind as BillIdKind | null,
      idNumber: idNumber && ifReadable(() => masked(openIdNumber(encryption, idNumber))),
      signing: handover.signing as AdminBillHandover['signing'],
      recordedBy: handover.recordedBy,
      files: handover.files.map(({ purpose, name }) => ({ purpose: purpose as BillHandoverFile, name })),
      voidedAt: handover.voidedAt?.toISOString() ?? null,
      voidedBy: handover.voidedBy,
      voidReason: handover.voidReason,
    };
  });

const shownOf = (handover: Handover): BillHandover => ({
  way: handover.way,
  carrier: handover.carrier,
  trackingNumber: handover.trackingNumber,
  destination: handover.destination,
  sentAt: handover.sentAt?.toISOString() ?? null,
  receiver: handover.receiver as BillReceiver | null,
  receiverName: handover.receiverName,
  receivedAt: handover.receivedAt?.toISOString() ?? null,
  receipt: handover.document,
});
