import type { TaxProfile } from '@flota/prisma';
import type { FieldEncryption } from '../platform/crypto/field-encryption.js';

type SealedHolder = Pick<TaxProfile, 'legalName' | 'rfc'>;

const SHOWN = 3;

/** In whose name a contract is, for its owner. */
export const holderOf = (encryption: FieldEncryption, { legalName, rfc }: SealedHolder) => ({
  legalName,
  rfc: encryption.decrypt(rfc, 'tax_profile.rfc'),
});

/** For everybody else: all but the RFC's last characters hidden, enough to tell two holders apart. */
export const maskedHolder = (encryption: FieldEncryption, profile: SealedHolder) => ({
  legalName: profile.legalName,
  rfc: maskedRfc(encryption, profile),
});

/** A key that is gone must not take the whole list with it. */
function maskedRfc(encryption: FieldEncryption, profile: SealedHolder): string {
  try {
    const { rfc } = holderOf(encryption, profile);
    return '•'.repeat(rfc.length - SHOWN) + rfc.slice(-SHOWN);
  } catch {
    return 'No se puede leer: falta su llave';
  }
}
