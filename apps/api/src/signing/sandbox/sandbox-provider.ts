import { Inject, Injectable } from '@nestjs/common';
import type { SandboxSignature } from '@flota/prisma';
import { ENV, type Env } from '../../platform/config/env.js';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import type {
  DocumentStanding,
  DocumentToSign,
  OpenSigningProvider,
  SentDocument,
  SignerStanding,
} from '../provider/signing-provider.js';
import { SandboxPages } from './sandbox-pages.js';
import type { SandboxSeal } from './sandbox-seal.js';
import { SignedCopies } from './signed-copies.js';

/**
 * The built-in provider, for demonstrations and tests: pages of our own to sign at, a signed copy that says what it is worth, and
 * constancias that are real in form, by a key that nobody has to believe. It never counts in law.
 */
@Injectable()
export class SandboxProvider implements OpenSigningProvider {
  readonly name = 'sandbox';
  readonly title = 'Firma de prueba (sin valor legal)';
  readonly isLegal = false;
  private made: Promise<SandboxSeal> | null = null;

  constructor(
    @Inject(ENV) private readonly env: Pick<Env, 'APP_SECRET'>,
    private readonly prisma: PrismaService,
    private readonly encryption: FieldEncryption,
    private readonly pages: SandboxPages,
    private readonly copies: SignedCopies,
  ) {}

  async anchors(): Promise<string> {
    return (await this.seal()).pem;
  }

  /** It has the document already: it only says where each signs. */
  async send({ id, signers }: DocumentToSign): Promise<SentDocument> {
    const pages = signers.map((signer) => [signer.id, { reference: signer.id, page: this.pages.addressOf(signer.id) }]);
    return { reference: id, signers: Object.fromEntries(pages) as SentDocument['signers'] };
  }

  async standingOf(reference: string): Promise<DocumentStanding> {
    const signers = await this.prisma.signingSigner.findMany({
      where: { requestId: reference },
      include: { sandbox: true },
    });
    return { state: 'open', signers: signers.map(({ id, sandbox }) => this.standing(id, sandbox)) };
  }

  signedCopy(reference: string): Promise<Buffer> {
    return this.copies.make(reference);
  }

  async constancia(sha256: string): Promise<Buffer> {
    const { sealed } = await import('./sandbox-seal.js');
    return sealed(await this.seal(), sha256, new Date());
  }

  /** Nobody is written to by the sandbox. */
  async remind(): Promise<void> {}

  /** Its page asks how the request stands before it takes a signature. */
  async withdraw(): Promise<void> {}

  private standing(reference: string, signature: SandboxSignature | null): SignerStanding {
    if (!signature) return { reference, state: 'waiting', signedAt: null, identity: null, reason: '' };
    const { at, declined, id, name, reason } = signature;
    if (declined) return { reference, state: 'declined', signedAt: null, identity: null, reason };
    const identity = {
      name,
      rfc: this.encryption.decrypt(signature.rfc, 'signing.rfc'),
      method: 'Certificado de prueba',
      certificateNumber: `PRUEBA-${id.slice(-12).toUpperCase()}`,
    };
    return { reference, state: 'signed', signedAt: at, identity, reason: '' };
  }

  private seal(): Promise<SandboxSeal> {
    // What makes them is loaded when somebody first signs here: in production nobody does.
    this.made ??= import('./sandbox-seal.js').then(({ sandboxSeal }) => sandboxSeal(this.env.APP_SECRET));
    return this.made;
  }
}
