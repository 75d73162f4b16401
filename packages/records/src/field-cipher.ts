import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const FORMAT = 'v1';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The key made of APP_SECRET; FIELD_KEYS may name it to keep the former one beyond a change of APP_SECRET. */
const APP_KEY = 'app';

/** Which column a value belongs to. */
export type FieldContext =
  | 'syntage_request.rfc'
  | 'tax_profile.rfc'
  | 'bill_request.rfc'
  | 'bill_handover.id_number'
  | 'customer.totp_secret'
  | 'staff_account.totp_secret'
  | 'contract.intake'
  | 'desk_request.clabe'
  | 'refund_request.clabe'
  | 'bank_line.sender_clabe'
  | 'issued_cfdi.document'
  | 'cfdi_cancellation.receipt'
  | 'audit_entry.email'
  | 'card_account.secrets'
  | 'connector.secrets'
  | 'delivery_target.secret'
  | 'ledger_contract.sealed'
  /** Of no column: where a page of a list ends, which may be a name, in the address of the next one. */
  | 'list.cursor'
  | 'push_device.subscription'
  | 'push_keys.private_key'
  | 'signing.rfc'
  | 'signing_signer.page';

/** A key by the name that stored values bear. */
export interface FieldSecret {
  id: string;
  secret: string;
}

interface FieldKey {
  id: string;
  cipher: Buffer;
  index: Buffer;
}

// One secret, one key for each purpose: a key that leaks or is misused opens nothing else (RFC 5869).
const derive = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `flota:${purpose}`, KEY_BYTES));

const fieldKey = ({ id, secret }: FieldSecret): FieldKey => ({
  id,
  cipher: derive(secret, 'field-encryption'),
  index: derive(secret, 'blind-index'),
});

/** The id of the key that a stored value was written with; nothing of what is no such value. */
export function keyIdOf(stored: string): string | undefined {
  const [format, keyId] = stored.split('.');
  return format === FORMAT ? keyId : undefined;
}

/**
 * Encrypts columns with personal identifiers (decision 019). A stored value is `v1.{key id}.{iv, ciphertext and tag}`.
 * Copied into a column of another context it can neither be read nor found.
 */
export class FieldCipher {
  private readonly current: FieldKey;
  private readonly keys: ReadonlyMap<string, FieldKey>;

  /** @param named keys beside APP_SECRET's own, the one to write with first */
  constructor(appSecret: string, named: readonly FieldSecret[] = []) {
    const appKey = { id: APP_KEY, secret: appSecret };
    this.current = fieldKey(named[0] ?? appKey);
    // Named keys last, so that an `app` among them is the one before APP_SECRET was changed.
    this.keys = new Map([appKey, ...named].map((key) => [key.id, fieldKey(key)]));
  }

  /** The id of the key that writes. */
  get writesWith(): string {
    return this.current.id;
  }

  /** Whether the key of that id is at hand. */
  knows(keyId: string): boolean {
    return this.keys.has(keyId);
  }

  /** Never twice the same: find it by its blind index. */
  encrypt(text: string, context: FieldContext): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.current.cipher, iv).setAAD(Buffer.from(context));
    const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return [FORMAT, this.current.id, sealed.toString('base64url')].join('.');
  }

  /** Throws when it was changed, belongs to another context, or its key is no longer configured. */
  decrypt(stored: string, context: FieldContext): string {
    const [format, keyId = '', body = ''] = stored.split('.');
    const key = this.keys.get(keyId);
    if (format !== FORMAT || !key) throw new Error(`No key to read a ${context} of ${format}.${keyId}`);
    const sealed = Buffer.from(body, 'base64url');
    const decipher = createDecipheriv(CIPHER, key.cipher, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(context))
      .setAuthTag(sealed.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8');
  }

  /** The same for equal texts, so that one can be found without being read. Callers bring the text to one spelling. */
  blindIndex(text: string, context: FieldContext): string {
    return indexOf(this.current, text, context);
  }

  /** A text's index under each key: rows of before a rotation are found too. */
  blindIndexes(text: string, context: FieldContext): string[] {
    return [...this.keys.values()].map((key) => indexOf(key, text, context));
  }
}

const indexOf = ({ index }: FieldKey, text: string, context: FieldContext) =>
  createHmac('sha256', index).update(`${context}\0${text}`).digest('base64url');
