import { Inject, Injectable } from '@nestjs/common';
import { SIGNING_WANTED, sitePath } from '@flota/schemas';
import { SettingsService } from '../../content/index.js';
import { ENV, type Env } from '../../platform/config/env.js';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { FileLinks } from '../../platform/storage/file-links.js';
import { SigningErrands } from '../work/signing-errands.js';
import { SandboxPages } from './sandbox-pages.js';
import type { SandboxSigning, SandboxAnswer } from './sandbox-page.js';

/** Somebody who is nobody: to see what happens when a certificate is of somebody else. */
const SOMEBODY_ELSE = { name: 'OTRA PERSONA DE PRUEBA', rfc: 'OEPR800101AB1' };

/** The far side of the sandbox: what a provider does on machines of its own. */
@Injectable()
export class SandboxDesk {
  constructor(
    @Inject(ENV) private readonly env: Pick<Env, 'APP_URL'>,
    private readonly prisma: PrismaService,
    private readonly encryption: FieldEncryption,
    private readonly pages: SandboxPages,
    private readonly settings: SettingsService,
    private readonly links: FileLinks,
    private readonly errands: SigningErrands,
  ) {}

  /** 404 for an address that is none of the sandbox's. */
  async signing(token: string): Promise<SandboxSigning> {
    const { request, sandbox, ...signer } = await this.signer(token);
    const { companyName } = await this.settings.site();
    return {
      companyName,
      folio: request.folio,
      title: request.title,
      signer: signer.name,
      documentUrl: this.links.issue(request.documentFile, `documento-${request.folio}.pdf`).url,
      open: isWanted(request.state) && !sandbox,
      // Who signs for the lender has no account to go back to.
      backUrl: signer.role === 'customer' ? `${this.env.APP_URL}${sitePath('signing')}?firma=${request.id}` : null,
      outcome: sandbox ? (sandbox.declined ? 'declined' : 'signed') : null,
    };
  }

  /** Writes it into the sandbox's books, once, and has the product ask, as a provider's message would. */
  async answer(token: string, answer: SandboxAnswer): Promise<void> {
    const { id, name, request, requestId, rfc } = await this.signer(token);
    if (!isWanted(request.state)) return;
    const who = answer === 'other' ? SOMEBODY_ELSE : { name, rfc: this.encryption.decrypt(rfc, 'signing.rfc') };
    await this.prisma.$transaction(async (database) => {
      const { count } = await database.sandboxSignature.createMany({
        data: [
          {
            signerId: id,
            declined: answer === 'decline',
            name: who.name,
            rfc: this.encryption.encrypt(who.rfc, 'signing.rfc'),
            reason: answer === 'decline' ? 'El firmante lo rechazó en la página de prueba.' : '',
          },
        ],
        skipDuplicates: true,
      });
      if (count === 1) await this.errands.owe(database, requestId);
    });
  }

  private async signer(token: string) {
    const id = this.pages.signerOf(token);
    const signer =
      id &&
      (await this.prisma.signingSigner.findFirst({
        where: { id, request: { provider: 'sandbox' } },
        include: { sandbox: true, request: { include: { documentFile: true } } },
      }));
    if (!signer) throw ProblemException.notFound();
    return signer;
  }
}

const isWanted = (state: string): boolean => SIGNING_WANTED.some((each) => each === state);
