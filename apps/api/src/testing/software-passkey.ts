import { isoCBOR } from '@simplewebauthn/server/helpers';
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

const FLAG = { userPresent: 0x01, userVerified: 0x04, attested: 0x40 };

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const hash = (data: Uint8Array | string) => createHash('sha256').update(data).digest();

interface Behaviour {
  origin?: string;
  rpId?: string;
  /** Whether its owner showed a finger, a face or a PIN. */
  verifiesUser?: boolean;
}

/** An authenticator as a browser would speak for it (WebAuthn level 3), with one ES256 key and without attestation. */
export function softwarePasskey({
  origin = 'https://flota.test',
  rpId = 'flota.test',
  verifiesUser = true,
}: Behaviour = {}) {
  const id = randomBytes(16);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  let uses = 0;

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (flags: number, rest: Uint8Array = new Uint8Array()) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE((uses += 1));
    const verified = verifiesUser ? FLAG.userVerified : 0;
    return Buffer.concat([hash(rpId), Buffer.from([flags | FLAG.userPresent | verified]), counter, rest]);
  };
  const credential = { id: base64url(id), rawId: base64url(id), type: 'public-key' };

  return {
    /** To `navigator.credentials.create`. */
    create({ challenge }: { challenge: string }) {
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array<ArrayBuffer>>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, cose]);
      const attestationObject = isoCBOR.encode(
        new Map<string, string | Map<string, never> | Uint8Array<ArrayBuffer>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, never>()],
          ['authData', new Uint8Array(authenticatorData(FLAG.attested, attested))],
        ]),
      );
      const clientDataJSON = base64url(clientData('webauthn.create', challenge));
      return {
        ...credential,
        response: { clientDataJSON, attestationObject: base64url(attestationObject), transports: ['internal'] },
      };
    },

    /** To `navigator.credentials.get`. */
    get({ challenge }: { challenge: string }) {
      const data = authenticatorData(0);
      const client = clientData('webauthn.get', challenge);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, hash(client)]))
        .sign(privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
        },
      };
    },
  };
}
