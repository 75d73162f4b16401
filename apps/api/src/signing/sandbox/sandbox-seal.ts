import * as asn1js from 'asn1js';
import { createECDH, createHash, randomBytes, webcrypto, X509Certificate } from 'node:crypto';
import * as pkijs from 'pkijs';
import { deriveKey } from '../../platform/crypto/keys.js';

/** What constancias of the sandbox are signed with. */
export interface SandboxSeal {
  privateKey: webcrypto.CryptoKey;
  certificate: pkijs.Certificate;
  pem: string;
}

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' };
const SHA256 = '2.16.840.1.101.3.4.2.1';
const COMMON_NAME = '2.5.4.3';
const ORGANISATION = '2.5.4.10';
const EXTENDED_KEY_USAGE = '2.5.29.37';
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';

/** An arc that anybody may use (ITU-T X.667): this policy promises nothing. */
const NO_POLICY = '2.25.96415836';

/**
 * A key of this installation alone, made of its secret, so that every process has the same one and none is kept; and a
 * certificate that it gives itself, which says what it is worth.
 */
export async function sandboxSeal(appSecret: string): Promise<SandboxSeal> {
  const { privateKey, publicKey } = await keyOf(appSecret);
  const certificate = new pkijs.Certificate();
  certificate.version = 2;
  certificate.serialNumber = new asn1js.Integer({ value: 1 });
  for (const name of [certificate.issuer, certificate.subject]) {
    name.typesAndValues.push(part(ORGANISATION, 'Flota'), part(COMMON_NAME, 'Sello de prueba sin valor legal'));
  }
  certificate.notBefore = new pkijs.Time({ value: new Date('2026-01-01T00:00:00Z') });
  certificate.notAfter = new pkijs.Time({ value: new Date('2046-01-01T00:00:00Z') });
  await certificate.subjectPublicKeyInfo.importKey(publicKey);
  const extnValue = new pkijs.ExtKeyUsage({ keyPurposes: [TIME_STAMPING] }).toSchema().toBER(false);
  certificate.extensions = [new pkijs.Extension({ extnID: EXTENDED_KEY_USAGE, critical: true, extnValue })];
  await certificate.sign(privateKey, 'SHA-256');
  return { privateKey, certificate, pem: new X509Certificate(der(certificate)).toString() };
}

const part = (type: string, value: string) =>
  new pkijs.AttributeTypeAndValue({ type, value: new asn1js.Utf8String({ value }) });

const der = (object: pkijs.PkiObject): Buffer => Buffer.from(object.toString('hex'), 'hex');

async function keyOf(appSecret: string): Promise<Record<'privateKey' | 'publicKey', webcrypto.CryptoKey>> {
  const scalar = Buffer.from(deriveKey(appSecret, 'signing-sandbox'), 'base64url');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(scalar);
  const point = pair.getPublicKey();
  const open = { kty: 'EC', crv: 'P-256', x: encoded(point.subarray(1, 33)), y: encoded(point.subarray(33)) };
  const { subtle } = webcrypto;
  return {
    privateKey: await subtle.importKey('jwk', { ...open, d: encoded(scalar) }, CURVE, false, ['sign']),
    publicKey: await subtle.importKey('jwk', open, CURVE, true, ['verify']),
  };
}

const encoded = (bytes: Buffer): string => bytes.toString('base64url');

/**
 * An RFC 3161 response over a document, as a certification provider makes one, by a key that nobody has to believe.
 *
 * @param sha256 hexadecimal
 */
export async function sealed({ privateKey, certificate }: SandboxSeal, sha256: string, at: Date): Promise<Buffer> {
  const info = new pkijs.TSTInfo({
    version: 1,
    policy: NO_POLICY,
    messageImprint: new pkijs.MessageImprint({
      hashAlgorithm: new pkijs.AlgorithmIdentifier({ algorithmId: SHA256, algorithmParams: new asn1js.Null() }),
      hashedMessage: octets(Buffer.from(sha256, 'hex')),
    }),
    serialNumber: new asn1js.Integer({ valueHex: exactly(serialNumber()) }),
    // Whole seconds, as the format has them.
    genTime: new Date(Math.floor(at.getTime() / 1_000) * 1_000),
  });
  const content = der(info);
  const signed = new pkijs.SignedData({
    version: 3,
    encapContentInfo: new pkijs.EncapsulatedContentInfo({
      eContentType: pkijs.id_eContentType_TSTInfo,
      eContent: octets(content),
    }),
    signerInfos: [
      new pkijs.SignerInfo({
        version: 1,
        sid: new pkijs.IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
        signedAttrs: new pkijs.SignedAndUnsignedAttributes({ type: 0, attributes: signedParts(content, certificate) }),
      }),
    ],
    certificates: [certificate],
  });
  await signed.sign(privateKey, 0, 'SHA-256');
  const token = new pkijs.ContentInfo({ contentType: pkijs.ContentInfo.SIGNED_DATA, content: signed.toSchema(true) });
  const status = new pkijs.PKIStatusInfo({ status: pkijs.PKIStatus.granted });
  return der(new pkijs.TimeStampResp({ status, timeStampToken: token }));
}

/** What RFC 3161 has signed beside the content: its type, its digest, and whose certificate it is (RFC 5816). */
function signedParts(content: Buffer, certificate: pkijs.Certificate): pkijs.Attribute[] {
  const certificateId = sequence(sequence(sequence(octets(hash(der(certificate))))));
  return [
    new pkijs.Attribute({
      type: CONTENT_TYPE,
      values: [new asn1js.ObjectIdentifier({ value: pkijs.id_eContentType_TSTInfo })],
    }),
    new pkijs.Attribute({ type: MESSAGE_DIGEST, values: [octets(hash(content))] }),
    new pkijs.Attribute({ type: SIGNING_CERTIFICATE_V2, values: [certificateId] }),
  ];
}

const sequence = (value: asn1js.BaseBlock) => new asn1js.Sequence({ value: [value] });

const octets = (bytes: Uint8Array) => new asn1js.OctetString({ valueHex: exactly(bytes) });

const hash = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** Positive, whatever its first bit would say. */
function serialNumber(): Buffer {
  const bytes = randomBytes(8);
  bytes.writeUInt8((bytes.readUInt8(0) & 0x7f) | 0x01, 0);
  return bytes;
}

const exactly = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;
