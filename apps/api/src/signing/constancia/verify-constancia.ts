import type { ConstanciaFault } from '@flota/schemas';
import { X509Certificate } from 'node:crypto';
import * as pkijs from 'pkijs';

/** What a constancia says of itself. */
export interface ConstanciaContent {
  /** Hexadecimal, of the document that it is about. */
  sha256: string;
  issuedAt: Date;
  /** Hexadecimal. */
  serial: string;
  /** Who signed it, by their certificate: organisation and name. */
  issuer: string;
}

export interface ConstanciaCheck {
  fault: ConstanciaFault | null;
  /** `null` when nothing can be read of it. */
  content: ConstanciaContent | null;
}

interface Evidence {
  /** An RFC 3161 response or the token in it, DER. */
  constancia: Uint8Array;
  document: Uint8Array;
  /** Certificates that are believed, PEM, one after the other. */
  anchors: string;
}

const SHA256 = '2.16.840.1.101.3.4.2.1';

/** No chain of a certification provider is longer. */
const MOST_STEPS = 5;

/**
 * Looks whether a constancia (NOM-151-SCFI-2016, RFC 3161) is of this very document, whether who signed it is believed and their
 * certificate was good at that moment, and whether a byte of it was changed since. Asks nobody.
 */
export async function verifyConstancia({ constancia, document, anchors }: Evidence): Promise<ConstanciaCheck> {
  const read = tokenIn(constancia);
  if (!read) return { fault: 'unreadable', content: null };
  const { info, signed } = read;
  const signer = signerOf(signed);
  const content = {
    sha256: hex(info.messageImprint.hashedMessage.getValue()),
    issuedAt: info.genTime,
    serial: hex(info.serialNumber.valueBlock.valueHexView),
    issuer: signer ? nameOf(signer) : '',
  };
  const fault = await faultOf();
  return { fault, content };

  async function faultOf(): Promise<ConstanciaFault | null> {
    const isSha256 = info.messageImprint.hashAlgorithm.algorithmId === SHA256;
    if (!isSha256 || !(await info.verify({ data: exactly(document) }))) return 'other-document';
    // A key that is none is found out when it is used.
    const certificate = signer && attempt(() => believedOf(signer, signed, anchors));
    if (!certificate) return 'untrusted';
    if (!wasGood(certificate, info.genTime)) return 'out-of-date';
    return (await isSigned(signed, document)) ? null : 'wrong-signature';
  }
}

interface Token {
  info: pkijs.TSTInfo;
  signed: pkijs.SignedData;
}

/** A response, as openssl writes it, or the token alone. */
function tokenIn(bytes: Uint8Array): Token | null {
  const token =
    attempt(() => pkijs.TimeStampResp.fromBER(bytes).timeStampToken) ?? attempt(() => pkijs.ContentInfo.fromBER(bytes));
  if (token?.contentType !== pkijs.ContentInfo.SIGNED_DATA) return null;
  return attempt(() => {
    const signed = new pkijs.SignedData({ schema: token.content });
    const { eContent, eContentType } = signed.encapContentInfo;
    if (eContentType !== pkijs.id_eContentType_TSTInfo || !eContent || signed.signerInfos.length !== 1) return null;
    return { signed, info: pkijs.TSTInfo.fromBER(eContent.getValue()) };
  });
}

function attempt<Result>(read: () => Result): Result | null {
  try {
    return read();
  } catch {
    return null;
  }
}

async function isSigned(signed: pkijs.SignedData, document: Uint8Array): Promise<boolean> {
  try {
    const { signatureVerified } = await signed.verify({ signer: 0, data: exactly(document), extendedMode: true });
    return signatureVerified === true;
  } catch {
    return false;
  }
}

const certificatesOf = ({ certificates = [] }: pkijs.SignedData): pkijs.Certificate[] =>
  certificates.filter((each) => each instanceof pkijs.Certificate);

const nodeCertificate = (certificate: pkijs.Certificate): X509Certificate =>
  new X509Certificate(Buffer.from(certificate.toSchema().toBER()));

function signerOf(signed: pkijs.SignedData): X509Certificate | null {
  const [info] = signed.signerInfos;
  const sid: unknown = info?.sid;
  if (!(sid instanceof pkijs.IssuerAndSerialNumber)) return null;
  const found = certificatesOf(signed).find(
    ({ issuer, serialNumber }) => issuer.isEqual(sid.issuer) && serialNumber.isEqual(sid.serialNumber),
  );
  return found ? attempt(() => nodeCertificate(found)) : null;
}

/**
 * The certificate by which the signer is believed: ours of them, whatever the one says that came along; or theirs, where somebody
 * vouches for it who is believed, maybe through others whose certificates came along.
 */
function believedOf(signer: X509Certificate, signed: pkijs.SignedData, anchors: string): X509Certificate | null {
  const believed = certificatesIn(anchors);
  const known = believed.find((anchor) => isSame(anchor, signer));
  if (known) return known;
  const along = certificatesOf(signed).flatMap((each) => attempt(() => nodeCertificate(each)) ?? []);
  let current = signer;
  for (let step = 0; step < MOST_STEPS; step++) {
    const subject = current;
    if (believed.some((anchor) => vouches(anchor, subject))) return signer;
    const issuer = along.find((each) => !isSame(each, subject) && vouches(each, subject));
    if (!issuer) return null;
    current = issuer;
  }
  return null;
}

/** The same name and the same key: who renews a certificate stays who they are. */
const isSame = (one: X509Certificate, other: X509Certificate): boolean =>
  one.subject === other.subject && one.publicKey.equals(other.publicKey);

const vouches = (issuer: X509Certificate, subject: X509Certificate): boolean =>
  issuer.ca && subject.checkIssued(issuer) && subject.verify(issuer.publicKey);

/** By the texts: Node has had the dates since 22.10 only. */
const wasGood = ({ validFrom, validTo }: X509Certificate, at: Date): boolean =>
  new Date(validFrom) <= at && at <= new Date(validTo);

const PEM = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

/** Those that can be read. */
export const certificatesIn = (pem: string): X509Certificate[] =>
  (pem.match(PEM) ?? []).flatMap((each) => attempt(() => new X509Certificate(each)) ?? []);

/** The organisation, and what the certificate is called. */
function nameOf({ subject }: X509Certificate): string {
  const part = (key: string) => new RegExp(`(?:^|\\n|\\+ )${key}=(.*?)(?=\\n| \\+ |$)`).exec(subject)?.[1];
  return [part('O'), part('CN')].filter(Boolean).join(', ').replaceAll('\\,', ',').slice(0, 300);
}

const hex = (bytes: ArrayBuffer | Uint8Array): string => Buffer.from(bytes as Uint8Array).toString('hex');

/** The bytes in a buffer of their own, which is what the library takes. */
const exactly = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;
