import type { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { ifReadable } from '../platform/crypto/if-readable.js';
import { masked } from '../platform/text/masked.js';

const CONTEXT = 'bill_request.rfc';

export const sealedRfc = (encryption: FieldEncryption, rfc: string): string => encryption.encrypt(rfc, CONTEXT);

/** In full: for whom it belongs to. */
export const openRfc = (encryption: FieldEncryption, { rfc }: { rfc: string }): string =>
  encryption.decrypt(rfc, CONTEXT);

/** For staff. */
export const maskedRfc = (encryption: FieldEncryption, request: { rfc: string }): string =>
  ifReadable(() => masked(openRfc(encryption, request)));
