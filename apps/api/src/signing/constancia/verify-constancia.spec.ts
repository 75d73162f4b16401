import { beforeAll, describe, expect, it } from '@jest/globals';
import { CONSTANCIA_FAULTS } from '@flota/schemas';
import { sha256 } from '../../platform/crypto/keys.js';
import { sandboxSeal, type SandboxSeal, sealed } from '../sandbox/sandbox-seal.js';
import { certificatesIn, verifyConstancia } from './verify-constancia.js';

const SECRET = 'a-secret-of-at-least-32-characters';
const document = Buffer.from('%PDF a document');
const at = new Date('2026-11-22T18:30:15.700Z');

let seal: SandboxSeal;
let constancia: Buffer;

beforeAll(async () => {
  seal = await sandboxSeal(SECRET);
  constancia = await sealed(seal, sha256(document), at);
});

const verified = (change: Partial<Parameters<typeof verifyConstancia>[0]> = {}) =>
  verifyConstancia({ constancia, document, anchors: seal.pem, ...change });

describe('a constancia', () => {
  it('is good: of this document, by whom we believe, and unchanged', async () => {
    expect(await verified()).toEqual({
      fault: null,
      content: {
        sha256: sha256(document),
        issuedAt: new Date('2026-11-22T18:30:15Z'),
        serial: expect.stringMatching(/^[0-9a-f]{16}$/),
        issuer: 'Flota, Sello de prueba sin valor legal',
      },
    });
  });

  it('is good in another process of the same installation, whose certificate was made anew', async () => {
    expect(await verified({ anchors: (await sandboxSeal(SECRET)).pem })).toMatchObject({ fault: null });
  });

  it('may come as the token alone', async () => {
    // SEQUENCE { PKIStatusInfo (5 bytes), ContentInfo }
    const start = constancia.indexOf(Buffer.from('06092a864886f70d010702', 'hex')) - 4;
    expect(await verified({ constancia: constancia.subarray(start) })).toMatchObject({ fault: null });
  });

  it.each([
    ['of another document', { document: Buffer.from('%PDF another') }, 'other-document'],
    ['when nobody is believed', { anchors: '' }, 'untrusted'],
    ['that is none', { constancia: Buffer.from('hello') }, 'unreadable'],
    ['that is empty', { constancia: Buffer.alloc(0) }, 'unreadable'],
  ])('is refused %s', async (_what, change, fault) => {
    expect(await verified(change)).toMatchObject({ fault });
  });

  it('is refused by the key of somebody else, though the name is the same', async () => {
    const other = await sandboxSeal('another-secret-of-32-characters-or-so');
    expect(await verified({ anchors: other.pem })).toMatchObject({ fault: 'untrusted' });
  });

  it('is refused when it was made before its certificate was good', async () => {
    const early = await sealed(seal, sha256(document), new Date('2025-12-31T23:59:59Z'));
    expect(await verified({ constancia: early })).toMatchObject({ fault: 'out-of-date' });
  });

  it('is refused with a byte changed of what it says or of its signature', async () => {
    const said = constancia.indexOf(Buffer.from(sha256(document), 'hex'));
    // The document's hash and the time after it; the end of the signature, which is the end of all.
    const places = [said, said + 31, said + 50, constancia.length - 1, constancia.length - 40];
    for (const index of places) {
      expect([index, (await verified({ constancia: changedAt(index) })).fault]).not.toEqual([index, null]);
    }
  });

  it('breaks nothing, whatever byte of it was changed', async () => {
    for (let index = 0; index < constancia.length; index += 13) {
      const { fault } = await verified({ constancia: changedAt(index) });
      expect(fault === null || CONSTANCIA_FAULTS.includes(fault)).toBe(true);
    }
  });
});

function changedAt(index: number): Buffer {
  const changed = Buffer.from(constancia);
  changed.writeUInt8(changed.readUInt8(index) ^ 0x01, index);
  return changed;
}

it('certificates are read of a text, and what is none is left out', () => {
  const junk = '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----';
  expect(certificatesIn(`${junk}\n${seal.pem}`)).toHaveLength(1);
  expect(certificatesIn('nothing')).toEqual([]);
});
