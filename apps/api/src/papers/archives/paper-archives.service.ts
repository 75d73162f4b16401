import { Injectable } from '@nestjs/common';
import type { Accountant, PaperArchive as ArchiveRow, StoredFile } from '@flota/prisma';
import type { FileLink, PaperArchive, PaperArchiveRequest } from '@flota/schemas';
import { Audit } from '../../platform/audit/audit.js';
import type { CurrentCustomer } from '../../platform/auth/current-user.js';
import { afterCommit } from '../../platform/database/transaction-scope.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { JobQueue } from '../../platform/queue/job-queue.js';
import { RateLimiter } from '../../platform/rate-limit/rate-limiter.js';
import { FileLinks } from '../../platform/storage/file-links.js';
import { maskedEmail } from '../../platform/text/masked.js';
import { CertificatesService } from '../../statements/index.js';
import { PapersService } from '../list/papers.service.js';
import { archiveFileName } from './archive-file-name.js';
import { MakeArchiveJob } from './make-archive.job.js';

const LIMIT = { name: 'paper-archives', points: 20, seconds: 3_600 };
/** How long a ZIP is kept: it can be made again. */
const KEPT_MS = 14 * 24 * 3_600_000;
const SHOWN = 20;

const ROW = {
  accountant: { select: { email: true } },
  file: true,
  _count: { select: { papers: true } },
} as const;

/** ZIPs that are made in the background: for whoever asks, and mailed to the customer's accountant. */
@Injectable()
export class PaperArchives {
  constructor(
    private readonly prisma: PrismaService,
    private readonly papers: PapersService,
    private readonly certificates: CertificatesService,
    private readonly queue: JobQueue,
    private readonly limiter: RateLimiter,
    private readonly links: FileLinks,
    private readonly audit: Audit,
  ) {}

  /** The newest first, as long as they are kept. */
  async list(customerId: string): Promise<PaperArchive[]> {
    const archives = await this.prisma.paperArchive.findMany({
      where: { customerId, expiresAt: { gt: new Date() } },
      include: ROW,
      orderBy: { createdAt: 'desc' },
      take: SHOWN,
    });
    return archives.map(present);
  }

  /**
   * 409 unless the accountant has agreed; what was chosen stays what it is, whatever comes after. Certificates of a year are
   * written as the ZIP is made, and 422 where nothing was paid in it.
   */
  async ask(customer: CurrentCustomer, { choice, to }: PaperArchiveRequest): Promise<PaperArchive> {
    await this.limiter.consume(LIMIT, customer.id);
    const year = 'certificatesOf' in choice ? choice.certificatesOf.year : null;
    if (year !== null) await this.certificates.expectAnyPaid(customer.id, year);
    const papers = 'certificatesOf' in choice ? [] : (await this.papers.chosen(customer.id, choice)).papers;
    const archive = await this.prisma.$transaction(async (database) => {
      const accountant = to === 'accountant' ? await confirmedAccountant(database, customer.id) : null;
      const created = await database.paperArchive.create({
        data: {
          customerId: customer.id,
          askedById: customer.person.id,
          accountantId: accountant?.id ?? null,
          certificatesYear: year,
          expiresAt: new Date(Date.now() + KEPT_MS),
          papers: { createMany: { data: papers.map(({ kind, id }) => ({ kind, paperId: id })) } },
        },
        include: ROW,
      });
      await this.audit.note(database, {
        actor: customer.person,
        action: accountant ? 'send-papers' : 'download-papers',
        resource: 'customers',
        recordId: customer.id,
        details: {
          ...(year === null ? { papers: papers.length } : { certificatesOf: year }),
          ...(accountant && { to: maskedEmail(accountant.email) }),
        },
      });
      afterCommit(() => this.queue.announce(MakeArchiveJob, [{ id: created.id }]));
      return created;
    });
    return present(archive);
  }

  /** 404 unless it is theirs and made. */
  async link(customerId: string, id: string): Promise<FileLink> {
    const archive = await this.prisma.paperArchive.findFirst({
      where: { id, customerId, expiresAt: { gt: new Date() } },
      include: { file: true },
    });
    if (!archive?.file) throw ProblemException.notFound();
    return this.links.issue(archive.file, archiveFileName(archive));
  }

  /** For who has its address. 410 once it has expired, or the accountant wants nothing any more. */
  async forAccountant(id: string): Promise<{ file: StoredFile; name: string }> {
    const archive = await this.prisma.paperArchive.findFirst({
      where: {
        id,
        expiresAt: { gt: new Date() },
        accountant: { is: { state: 'confirmed', removedAt: null } },
        customer: { active: true },
      },
      include: { file: true },
    });
    if (!archive?.file) throw new ProblemException(410, 'LINK.EXPIRED');
    return { file: archive.file, name: archiveFileName(archive) };
  }
}

/** Held until the transaction is over: whoever takes it away meanwhile waits. */
async function confirmedAccountant(database: Database, customerId: string): Promise<Accountant> {
  await database.$queryRaw`select 1 from accountant where customer_id = ${customerId}::uuid and removed_at is null for update`;
  const accountant = await database.accountant.findFirst({ where: { customerId, removedAt: null } });
  if (accountant?.state !== 'confirmed') throw new ProblemException(409, 'ACCOUNTANT.UNCONFIRMED');
  return accountant;
}

type Shown = ArchiveRow & {
  accountant: { email: string } | null;
  file: StoredFile | null;
  _count: { papers: number };
};

const present = ({ accountant, createdAt, doneAt, expiresAt, file, _count, ...archive }: Shown): PaperArchive => ({
  id: archive.id,
  state: archive.state,
  made: archive.made,
  total: _count.papers,
  certificatesYear: archive.certificatesYear,
  to: accountant?.email ?? null,
  size: file?.size ?? null,
  createdAt: createdAt.toISOString(),
  doneAt: doneAt?.toISOString() ?? null,
  expiresAt: expiresAt.toISOString(),
});
