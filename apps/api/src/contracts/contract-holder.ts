import type { TaxProfile } from '@flota/prisma';
import type { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { ifReadable } from '../platform/crypto/if-readable.js';
import { masked } from '../platform/text/masked.js';

type SealedHolder = Pick<TaxProfile, 'legalName' | 'rfc'>;

/** In whose name a contract is, for its owner. */
export const holderOf = (encryption: FieldEncryption, { legalName, rfc }: SealedHolder) => ({
  legalName,
  rfc: encryption.decrypt(rfc, 'tax_profile.rfc'),
});

/** For everybody else. */
export const maskedHolder = (encryption: FieldEncryption, profile: SealedHolder) => ({
  legalName: profile.legalName,
  rfc: ifReadable(() => masked(holderOf(encryption, profile).rfc)),
});
