import type { FieldEncryption } from '../platform/crypto/field-encryption.js';

const CONTEXT = 'syntage_request.rfc';
const SHOWN = 3;

/** The columns that hold an RFC. */
export const sealedRfc = (encryption: FieldEncryption, rfc: string) => ({
  rfc: encryption.encrypt(rfc, CONTEXT),
  rfcIndex: encryption.blindIndex(rfc, CONTEXT),
});

export const rfcIndexes = (encryption: FieldEncryption, rfc: string): string[] => encryption.blindIndexes(rfc, CONTEXT);

/** All but the last characters hidden: enough to tell two requests apart on the telephone. */
export const maskedRfc = (encryption: FieldEncryption, { rfc }: { rfc: string }): string => {
  const text = encryption.decrypt(rfc, CONTEXT);
  return '•'.repeat(text.length - SHOWN) + text.slice(-SHOWN);
};
