/** A signer as a provider is told of them. */
export interface AskedSigner {
  /** Ours. */
  id: string;
  name: string;
  email: string;
  rfc: string;
}

/** A document as a provider is given it. */
export interface DocumentToSign {
  /** Of the request: the same document when it is sent again. */
  id: string;
  title: string;
  /** Hexadecimal. */
  sha256: string;
  pdf: Buffer;
  signers: AskedSigner[];
}

/** What a provider answers to a document. */
export interface SentDocument {
  /** The provider's own id of it. */
  reference: string;
  /** By our id of each signer, the provider's, and where they sign; `null`: the provider writes to them itself. */
  signers: Record<string, { reference: string; page: string | null }>;
}

/** Who signed, as the provider knows: what it read in a certificate or found out, and never an image. */
export interface VerifiedIdentity {
  name: string;
  rfc: string;
  /** In Spanish, e.g. `e.firma del SAT`. */
  method: string;
  certificateNumber: string;
}

export interface SignerStanding {
  /** The provider's. */
  reference: string;
  state: 'waiting' | 'signed' | 'declined';
  signedAt: Date | null;
  identity: VerifiedIdentity | null;
  /** Why they declined. */
  reason: string;
}

/** How a document stands at the provider. */
export interface DocumentStanding {
  /** `closed`: nobody can sign it any more. */
  state: 'open' | 'closed';
  signers: SignerStanding[];
}

/** A way to whom signatures are asked of. Each call is harmless when it is made twice. */
export interface OpenSigningProvider {
  /** Kept with each request: only who has a document can say how it stands. */
  readonly name: string;
  /** As people know it. */
  readonly title: string;
  /** Whether what is signed there counts in law. */
  readonly isLegal: boolean;
  /** Certificates (PEM, one after the other) of who makes constancias that we believe, or of who vouches for them. */
  anchors(): Promise<string>;
  /** @throws SigningProviderError, as the others do */
  send(document: DocumentToSign): Promise<SentDocument>;
  standingOf(reference: string): Promise<DocumentStanding>;
  /** The PDF with its signatures, once all have signed. */
  signedCopy(reference: string): Promise<Buffer>;
  /**
   * The record that a document was not changed since (NOM-151): an RFC 3161 response or token.
   *
   * @param sha256 hexadecimal
   * @param id ours, of the request
   */
  constancia(sha256: string, id: string): Promise<Buffer>;
  /** Has a signer who was written to by the provider written to once more. */
  remind(reference: string, signer: Pick<AskedSigner, 'email'>): Promise<void>;
  /** Nobody is to sign it any more. */
  withdraw(reference: string): Promise<void>;
}

/** What a provider did not do. */
export class SigningProviderError extends Error {
  override readonly name = 'SigningProviderError';

  /** @param message in Spanish, for staff: it goes to the record and not to the log */
  constructor(
    /** Whether the same may succeed later without anybody changing anything. */
    readonly retryable: boolean,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
