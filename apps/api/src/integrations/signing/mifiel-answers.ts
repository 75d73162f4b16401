import { z } from 'zod';
import type { DocumentStanding, SignerStanding } from '../../signing/index.js';

/* What Mifiel answers of a document, by its published examples; fields that we don't need are left out. */

const text = z.string().max(500);
const optional = text.nullish();

const signerSchema = z.object({ id: text, email: optional, tax_id: optional, signed: z.boolean().nullish() });

const nameSchema = z.object({ CN: optional, O: optional });

const signatureSchema = z.object({
  id: optional,
  email: optional,
  name: optional,
  tax_id: optional,
  signed: z.boolean().nullish(),
  signed_at: z.iso.datetime({ offset: true }).nullish(),
  certificate_number: optional,
  certificate: z.object({ subject: nameSchema.nullish(), issuer: nameSchema.nullish() }).nullish(),
});

export const documentSchema = z.object({
  id: text.min(1),
  external_id: optional,
  state: optional,
  burned_at: optional,
  signers: z.array(signerSchema).max(20),
  signatures: z.array(signatureSchema).max(20).nullish(),
});
export type MifielDocument = z.output<typeof documentSchema>;
type Signer = z.output<typeof signerSchema>;
type Signature = z.output<typeof signatureSchema>;

/** Of `psc/nom151`: the token in base64, and the hash that it is of. */
export const constanciaSchema = z.object({
  nom151: z.base64().min(1).max(200_000),
  hash: z.string().regex(/^[0-9a-f]{64}$/i),
});

const CLOSED = ['cancelled', 'canceled', 'expired', 'burned', 'rejected'];

export function standingIn({ burned_at, signatures, signers, state }: MifielDocument): DocumentStanding {
  return {
    state: burned_at || CLOSED.includes(state ?? '') ? 'closed' : 'open',
    signers: signers.map((signer) => standingOf(signer, signatures ?? [])),
  };
}

function standingOf(signer: Signer, signatures: readonly Signature[]): SignerStanding {
  const { id: reference, signed } = signer;
  const signature = signed ? signatures.find((each) => each.signed !== false && isOf(each, signer)) : undefined;
  // Said to have signed, with nothing to show for it: it comes with the next answer.
  if (!signature) return { reference, state: 'waiting', signedAt: null, identity: null, reason: '' };
  const { certificate, certificate_number, name, signed_at, tax_id } = signature;
  return {
    reference,
    state: 'signed',
    signedAt: signed_at ? new Date(signed_at) : null,
    identity: {
      name: certificate?.subject?.CN ?? name ?? '',
      rfc: (tax_id ?? '').toUpperCase(),
      method: methodOf(certificate?.issuer?.O ?? certificate?.issuer?.CN ?? ''),
      certificateNumber: certificate_number ?? '',
    },
    reason: '',
  };
}

const isOf = (signature: Signature, { email, id }: Signer): boolean =>
  signature.id ? signature.id === id : Boolean(email) && signature.email === email;

const SAT = /servicio de administraci[oó]n tributaria|\bSAT\b/i;

const methodOf = (issuer: string): string => {
  if (SAT.test(issuer)) return 'e.firma del SAT';
  return issuer ? `Certificado de ${issuer}` : 'Certificado';
};
