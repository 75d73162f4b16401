import type { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { masked } from '../platform/text/masked.js';

const CONTEXT = 'syntage_request.rfc';

/** The columns that hold an RFC. */
export const sealedRfc = (encryption: FieldEncryption, rfc: string) => ({
  rfc: encryption.encrypt(rfc, CONTEXT),
  rfcIndex: encryption.blindIndex(rfc, CONTEXT),
});

export const openRfc = (encryption: FieldEncryption, { rfc }: { rfc: string }): string =>
  encryption.decrypt(rfc, CONTEXT);

export const rfcIndexes = (encryption: FieldEncryption, rfc: string): string[] => encryption.blindIndexes(rfc, CONTEXT);

export const maskedRfc = (encryption: FieldEncryption, { rfc }: { rfc: string }): string =>
  masked(openRfc(encryption, { rfc }));
