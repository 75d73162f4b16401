import { CompactEncrypt, compactDecrypt } from 'jose';
import type { KeyRing } from './key-ring.js';

const HOW = { alg: 'dir', enc: 'A256GCM' } as const;

/** What came is no field that the other side sealed for this place. */
export class SealBrokenError extends Error {}

/**
 * Fields that a gateway gets, and sends, encrypted: each a JWE (RFC 7516, AES-256-GCM with a key that both sides know), bound
 * by its header to the field it is of. `kid` names the key, so that both sides change keys without losing anything under way.
 */
export class SealedFields {
  constructor(private readonly keys: KeyRing) {}

  /** A copy in which these fields are sealed, whatever they are; those that are missing stay so. Unchanged without a key. */
  async seal<Data extends object>(data: Data, fields: readonly (keyof Data & string)[]): Promise<Data> {
    const [key] = this.keys;
    if (!key) return data;
    const sealed = await Promise.all(
      fields
        .filter((field) => data[field] !== undefined && data[field] !== null)
        .map(async (field) => {
          const jwe = new CompactEncrypt(Buffer.from(JSON.stringify(data[field])));
          const header = { ...HOW, kid: key.id, field };
          return [field, await jwe.setProtectedHeader(header).encrypt(key.secret)] as const;
        }),
    );
    return { ...data, ...Object.fromEntries(sealed) };
  }

  /**
   * What is in a sealed field.
   *
   * @throws SealBrokenError when it was changed, is of another field, or its key is none of ours
   */
  async open(text: string, field: string): Promise<unknown> {
    try {
      const { plaintext, protectedHeader } = await compactDecrypt(
        text,
        ({ kid }) => {
          const key = this.keys.find(({ id }) => id === kid);
          if (!key) throw new SealBrokenError();
          return key.secret;
        },
        { keyManagementAlgorithms: [HOW.alg], contentEncryptionAlgorithms: [HOW.enc] },
      );
      if (protectedHeader['field'] !== field) throw new SealBrokenError();
      return JSON.parse(Buffer.from(plaintext).toString('utf8')) as unknown;
    } catch {
      throw new SealBrokenError(`No ${field} that was sealed for us`);
    }
  }
}
