import { Injectable } from '@nestjs/common';

/** Who is allowed by SAT to stamp documents (PAC): how one is asked, whichever it is. */
export interface OpenCertifier {
  /** Whether what it stamps counts in law. */
  readonly isProduction: boolean;
  /**
   * Seals and stamps a CFDI. Asked again with the same id and the same XML it answers with what it stamped then: so an
   * answer that was lost is asked for.
   *
   * @param id ours, of this document in this edition
   * @returns the stamped XML
   * @throws CertifierError
   */
  stamp(document: { id: string; xml: string }): Promise<string>;
  /**
   * Asks SAT to cancel; whoever received it may have to agree. Harmless when done twice.
   *
   * @returns SAT's acknowledgement, XML
   * @throws CertifierError
   */
  cancel(document: CancelledDocument): Promise<string>;
  /**
   * What SAT says of a document.
   *
   * @throws CertifierError
   */
  standingOf(document: AskedDocument): Promise<CfdiStanding>;
}

export interface AskedDocument {
  uuid: string;
  issuerRfc: string;
  receiverRfc: string;
  /** As the document has it, MXN; 0 of one of payments. */
  total: string;
  /** The last eight characters of the issuer's seal. */
  sealEnd: string;
}

export interface CancelledDocument {
  uuid: string;
  issuerRfc: string;
  /** c_MotivoCancelacion. */
  motive: string;
  /** Fiscal folio of what takes its place, of motive 01. */
  replacementUuid: string | null;
}

export type CfdiStanding = 'in-force' | 'asked' | 'cancelled' | 'rejected' | 'unknown';

/**
 * What came of it:
 * `refused` it was not done, and won't be until somebody changes something;
 * `unreached` it was not done, and may be later;
 * `uncertain` it may have been done: nobody knows until the same is asked again.
 */
export type CertifierOutcome = 'refused' | 'unreached' | 'uncertain';

/** A certifier that did not do what it was asked. */
export class CertifierError extends Error {
  override readonly name = 'CertifierError';

  /** @param message in Spanish, for staff: it goes to the record and not to the log */
  constructor(
    readonly outcome: CertifierOutcome,
    message: string,
    /** The certifier's or SAT's own. */
    readonly code: string | null = null,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A way to a certifier. */
export interface Certifier {
  /** `null` while it is not connected. */
  open(): Promise<OpenCertifier | null>;
}

/** Which certifier is asked. Without one, invoices come in from outside as files, as they always may. */
@Injectable()
export class Certifiers {
  private certifier: Certifier | null = null;

  /** Called once at the start, by whoever knows one. */
  connect(certifier: Certifier): void {
    this.certifier = certifier;
  }

  open(): Promise<OpenCertifier | null> {
    return this.certifier?.open() ?? Promise.resolve(null);
  }
}
