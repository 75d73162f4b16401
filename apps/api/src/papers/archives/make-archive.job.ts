import type { ContractDocument, PaperArchive } from '@flota/prisma';
import { z } from 'zod';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { Job, OwedJob } from '../../platform/queue/job.js';
import { type Lease, LeasedRows } from '../../platform/queue/leased-rows.js';
import { Files, type StoredBytes } from '../../platform/storage/files.js';
import { TemporaryFile } from '../../platform/uploads/temporary-file.js';
import { CertificatesService } from '../../statements/index.js';
import { PaperZips } from '../files/paper-zips.service.js';
import { PapersService } from '../list/papers.service.js';
import { AccountantPapersMail } from './accountant-papers.mail.js';
import { certificatesSummary } from './certificates-summary.js';
import { PaperArchiveMail } from './paper-archive.mail.js';

const MAX_ATTEMPTS = 5;
/** How often the customer sees it move. */
const TOLD_EVERY = 10;

/** Makes a ZIP of papers, and has it mailed to whom it is for. */
@Job({ name: 'papers.make-archive', key: z.object({ id: z.uuid() }) })
export class MakeArchiveJob extends OwedJob<PaperArchive, { id: string }> {
  protected override readonly rows: LeasedRows<PaperArchive, { id: string }>;

  constructor(
    private readonly prisma: PrismaService,
    private readonly papers: PapersService,
    private readonly certificates: CertificatesService,
    private readonly zips: PaperZips,
    private readonly files: Files,
    private readonly outbox: Outbox,
  ) {
    super();
    this.rows = new LeasedRows(prisma, {
      name: 'paper-archive',
      model: (database) => database.paperArchive,
      key: ['id'],
      states: { inHand: 'working', done: 'done' },
      isFinal: ({ attempts }) => attempts >= MAX_ATTEMPTS,
    });
  }

  protected override async work(archive: PaperArchive, lease: Lease<PaperArchive>): Promise<null> {
    const certificates = archive.certificatesYear === null ? [] : await this.certify(archive, archive.certificatesYear);
    const keys = await this.prisma.paperArchivePaper.findMany({ where: { archiveId: archive.id } });
    const chosen = await this.papers.again(
      archive.customerId,
      keys.map(({ kind, paperId }) => ({ kind, id: paperId })),
    );
    const summary =
      archive.certificatesYear === null
        ? null
        : certificatesSummary(archive.certificatesYear, certificates, chosen.contracts);
    const onMade = async (made: number) => {
      if (made % TOLD_EVERY === 0) await this.tell(archive.id, made);
    };
    // On the disk: thousands of papers are too much for the memory.
    const zip = await TemporaryFile.of(this.zips.of(archive.customerId, chosen, { onMade, summary }));
    try {
      const stored = await this.files.store(zip, 'application/zip', 'private');
      await this.finish(archive, lease, stored, chosen.papers.length);
    } finally {
      await zip.close();
    }
    return null;
  }

  /** Another attempt has those that count by then: money may have come meanwhile. */
  private async certify({ customerId, id: archiveId }: PaperArchive, year: number): Promise<ContractDocument[]> {
    const ids = await this.certificates.writeAll(customerId, year);
    const papers = ids.map((paperId) => ({ archiveId, paperId, kind: 'certificate' as const }));
    await this.prisma.$transaction([
      this.prisma.paperArchivePaper.deleteMany({ where: { archiveId } }),
      this.prisma.paperArchivePaper.createMany({ data: papers }),
    ]);
    return this.prisma.contractDocument.findMany({ where: { id: { in: ids } } });
  }

  private async tell(id: string, made: number): Promise<void> {
    await this.prisma.paperArchive.updateMany({ where: { id, state: 'working' }, data: { made } });
  }

  /** The file, its mail and the end of the row: all of them or nothing. */
  private async finish(
    { id, accountantId }: PaperArchive,
    lease: Lease<PaperArchive>,
    stored: StoredBytes,
    made: number,
  ): Promise<void> {
    await this.outbox.commit(async (database, owe) => {
      if (!(await lease.end(database, { made, doneAt: new Date() }))) return;
      const file = await this.files.record(database, stored);
      const { customerId, customer, askedBy, accountant } = await database.paperArchive.update({
        where: { id },
        data: { fileId: file.id },
        select: { customerId: true, customer: SHOWN, askedBy: SHOWN, accountant: true },
      });
      if (accountantId === null) {
        const reader = askedBy ?? customer;
        if (await isLetIn(database, customerId, reader.id)) {
          await owe(PaperArchiveMail, { to: reader.email, about: about(id) });
        }
        return;
      }
      // Who has changed their mind since gets nothing.
      if (accountant?.state === 'confirmed' && accountant.removedAt === null) {
        await owe(AccountantPapersMail, { to: accountant.email, about: about(id) });
      } else {
        const data = { state: 'failed' as const, doneAt: null, lastError: 'The accountant takes no papers any more' };
        await database.paperArchive.update({ where: { id }, data });
      }
    });
  }
}

const SHOWN = { select: { id: true, email: true } } as const;

/** Whose access was taken away meanwhile is not told of the account's papers any more. */
const isLetIn = async (database: Database, holderId: string, personId: string): Promise<boolean> =>
  personId === holderId ||
  (await database.accountMember.count({ where: { holderId, memberId: personId, revokedAt: null } })) > 0;

const about = (id: string) => ({ kind: 'paper_archive' as const, id });
