import { Injectable } from '@nestjs/common';
import { type AccountSigning, type FileLink, SIGNING_WANTED, type SigningFile } from '@flota/schemas';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { FileLinks } from '../../platform/storage/file-links.js';
import { SigningPapers } from '../constancia/signing-papers.js';
import { SigningProviders } from '../provider/signing-providers.js';
import { heldRequest, noteEvent } from '../requests/request-history.js';
import { presentOwn, ROW } from '../requests/signing-request.presenter.js';

const ENDINGS: Record<SigningFile, string> = { document: 'pdf', signed: 'pdf', constancia: 'tsr' };

/** What reached the customer: not what is on its way to the provider, nor what was taken back before. */
export const ownRequest = (customerId: string) => ({ contract: { customerId }, sentAt: { not: null } });

/** What a customer was asked to sign. */
@Injectable()
export class OwnSigningService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly encryption: FieldEncryption,
    private readonly providers: SigningProviders,
    private readonly papers: SigningPapers,
    private readonly links: FileLinks,
  ) {}

  /** The newest first. */
  async list(customerId: string): Promise<AccountSigning[]> {
    const requests = await this.prisma.signingRequest.findMany({
      where: ownRequest(customerId),
      include: { ...ROW, constancia: { select: { issuedAt: true } } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    });
    return requests.map((request) => presentOwn((name) => this.providers.titleOf(name), request));
  }

  /**
   * Where the customer signs; that they looked is noted. `null` where the provider wrote to them itself.
   *
   * 409 `SIGNING.DECIDED` when there is nothing to sign any more.
   */
  async page(customerId: string, id: string): Promise<string | null> {
    return this.prisma.$transaction(async (database) => {
      const request = await heldRequest(database, id);
      if (!request?.sentAt || request.contract.customer.id !== customerId) throw ProblemException.notFound();
      const own = request.signers.find(({ role }) => role === 'customer');
      const isWanted = SIGNING_WANTED.some((state) => state === request.state);
      if (!own || !isWanted || own.state === 'signed') throw new ProblemException(409, 'SIGNING.DECIDED');
      if (own.state === 'waiting') {
        await database.signingSigner.update({ where: { id: own.id }, data: { state: 'seen' } });
        await noteEvent(database, id, 'seen', { by: own.name });
      }
      if (request.state === 'sent') await database.signingRequest.update({ where: { id }, data: { state: 'seen' } });
      return own.page && this.encryption.decrypt(own.page, 'signing_signer.page');
    });
  }

  async link(customerId: string, id: string, which: SigningFile): Promise<FileLink> {
    const { file, name } = await this.papers.find({ id, ...ownRequest(customerId) }, which);
    return this.links.issue(file, `${name}.${ENDINGS[which]}`);
  }
}
