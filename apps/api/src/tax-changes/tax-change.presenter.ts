import type { Prisma, TaxChange } from '@flota/prisma';
import type { AccountTaxChange, AdminTaxChangeRow, ShownTaxData } from '@flota/schemas';
import type { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { ifReadable } from '../platform/crypto/if-readable.js';
import { masked } from '../platform/text/masked.js';

type Shown = (sealed: string) => string;

/** In full: for whom it belongs to, and for whoever compares it with the certificate. */
export const inFull =
  (encryption: FieldEncryption): Shown =>
  (sealed) =>
    ifReadable(() => encryption.decrypt(sealed, 'tax_profile.rfc'));

const maskedRfc =
  (encryption: FieldEncryption): Shown =>
  (sealed) =>
    ifReadable(() => masked(encryption.decrypt(sealed, 'tax_profile.rfc')));

/** What is asked for, and what it would take the place of. */
export function bothSides(change: TaxChange, shown: Shown): { asked: ShownTaxData; former: ShownTaxData } {
  const { legalName, rfc, regime, postalCode } = change;
  return {
    asked: { legalName, rfc: shown(rfc), regime, postalCode },
    former: {
      legalName: change.formerName,
      rfc: shown(change.formerRfc),
      regime: change.formerRegime,
      postalCode: change.formerPostalCode,
    },
  };
}

export const presentTaxChange = (encryption: FieldEncryption, change: TaxChange): AccountTaxChange => ({
  id: change.id,
  folio: change.folio,
  taxProfileId: change.taxProfileId,
  state: change.state,
  ...bothSides(change, inFull(encryption)),
  fileName: change.fileName,
  reason: change.reason,
  createdAt: change.createdAt.toISOString(),
  decidedAt: change.decidedAt?.toISOString() ?? null,
});

/** Of a request, what staff see of its profile. */
export const WITH_HOLDER = {
  taxProfile: {
    include: {
      customer: { select: { id: true, name: true, email: true } },
      contracts: { select: { id: true, number: true }, orderBy: { signedOn: 'asc' } },
    },
  },
} satisfies Prisma.TaxChangeInclude;

export type HeldTaxChange = Prisma.TaxChangeGetPayload<{ include: typeof WITH_HOLDER }>;

export function presentTaxChangeRow(encryption: FieldEncryption, change: HeldTaxChange): AdminTaxChangeRow {
  const { asked, former } = bothSides(change, maskedRfc(encryption));
  return {
    id: change.id,
    folio: change.folio,
    state: change.state,
    customer: change.taxProfile.customer,
    formerName: former.legalName,
    legalName: asked.legalName,
    formerRfc: former.rfc,
    rfc: asked.rfc,
    createdAt: change.createdAt.toISOString(),
    decidedAt: change.decidedAt?.toISOString() ?? null,
  };
}
