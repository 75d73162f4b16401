import type { Contract, Prisma, TaxProfile } from '@flota/prisma';
import type { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { ifReadable } from '../platform/crypto/if-readable.js';
import { masked } from '../platform/text/masked.js';

/** Approved changes of the holder's name or RFC, the oldest first. */
export const CHANGES_OF_HOLDER = {
  where: { state: 'approved' },
  orderBy: { decidedAt: 'asc' },
  select: { id: true, formerName: true, formerRfc: true, decidedAt: true },
} satisfies Prisma.TaxProfile$changesArgs;

type SealedHolder = Pick<TaxProfile, 'legalName' | 'rfc'>;

/** In whose name a contract is, for its owner. */
export const holderOf = (encryption: FieldEncryption, { legalName, rfc }: SealedHolder) => ({
  legalName,
  rfc: encryption.decrypt(rfc, 'tax_profile.rfc'),
});

export interface Holder {
  legalName: string;
  rfc: string;
}

/** The same of many contracts: of a fleet a few names hold them all, and each is encrypted. */
export function eachHolderOnce(
  encryption: FieldEncryption,
): (profile: SealedHolder & Pick<TaxProfile, 'id'>) => Holder {
  const read = new Map<string, Holder>();
  return (profile) => {
    const holder = read.get(profile.id) ?? holderOf(encryption, profile);
    read.set(profile.id, holder);
    return holder;
  };
}

type ChangedHolder = SealedHolder & { changes: { formerName: string; formerRfc: string; decidedAt: Date | null }[] };

/**
 * The party of a contract: whoever staff approved, under the name they have now, and under the one that the contract was
 * made out to where that is another.
 */
export function partyOf(
  encryption: FieldEncryption,
  { createdAt, taxProfile }: Pick<Contract, 'createdAt'> & { taxProfile: ChangedHolder },
): Holder & { signedAs: Holder | null } {
  const now = holderOf(encryption, taxProfile);
  const since = taxProfile.changes.find(({ decidedAt }) => decidedAt !== null && decidedAt > createdAt);
  if (!since) return { ...now, signedAs: null };
  const then = holderOf(encryption, { legalName: since.formerName, rfc: since.formerRfc });
  return { ...now, signedAs: then.legalName === now.legalName && then.rfc === now.rfc ? null : then };
}

/** The condition for tax profiles with this RFC. */
export const withRfc = (encryption: FieldEncryption, rfc: string) =>
  ({ rfcIndex: { in: encryption.blindIndexes(rfc, 'tax_profile.rfc') } }) satisfies Prisma.TaxProfileWhereInput;

/** The condition for contracts whose holder has this RFC. */
export const ofHolder = (encryption: FieldEncryption, rfc: string) =>
  ({ taxProfile: withRfc(encryption, rfc) }) satisfies Prisma.ContractWhereInput;

/** For everybody else. */
export const maskedHolder = (encryption: FieldEncryption, profile: SealedHolder) => ({
  legalName: profile.legalName,
  rfc: ifReadable(() => masked(holderOf(encryption, profile).rfc)),
});
