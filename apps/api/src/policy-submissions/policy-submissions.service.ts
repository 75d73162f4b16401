import { Injectable } from '@nestjs/common';
import { dateColumn } from '@flota/prisma';
import {
  type AccountPolicySubmission,
  type FileLink,
  type InsuredContract,
  POLICY_SUBMISSION_OPEN,
} from '@flota/schemas';
import { SettingsService } from '../content/index.js';
import { InsuredContracts } from '../contracts/index.js';
import { contractsOf } from '../platform/auth/customer-accounts.js';
import type { AccountScope, CurrentCustomer } from '../platform/auth/current-user.js';
import { newFolio } from '../platform/crypto/folio.js';
import { sha256 } from '../platform/crypto/keys.js';
import { type Database, PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { FormIntake } from '../platform/forms/form-intake.js';
import type { Owe } from '../platform/outbox/outbox.js';
import { RateLimiter } from '../platform/rate-limit/rate-limiter.js';
import { FileLinks } from '../platform/storage/file-links.js';
import { Files } from '../platform/storage/files.js';
import { extensionOf } from '../platform/storage/staff-downloads.js';
import { type KeptUpload, KeptUploads } from '../platform/uploads/kept-uploads.js';
import type { PolicySubmissionForm } from './policy-submission-form.js';
import { PolicyNoticeMail, PolicyReceiptMail } from './policy-submission.mails.js';
import { presentSubmission, WITH_EVENTS } from './policy-submission.presenter.js';

/** Each brings a file and mails: nobody's vehicles are insured more often. */
const LIMIT = { name: 'policy-submissions', points: 20, seconds: 24 * 3_600 };

const NEWEST_FIRST = [{ createdAt: 'desc' }, { id: 'desc' }] as const;

interface Prepared {
  policy: KeptUpload;
  mailbox: string;
}

/** Customers send in the policies of their vehicles; until staff accept one it covers nothing. */
@Injectable()
export class PolicySubmissionsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly intake: FormIntake,
    private readonly settings: SettingsService,
    private readonly files: Files,
    private readonly uploads: KeptUploads,
    private readonly links: FileLinks,
    private readonly limiter: RateLimiter,
    private readonly insured: InsuredContracts,
  ) {}

  /** Contract by contract what is insured, and what was sent in. */
  async insurance(account: AccountScope): Promise<InsuredContract[]> {
    const contracts = await this.insured.list(account);
    const submissions = await this.prisma.policySubmission.findMany({
      where: { contract: contractsOf(account) },
      include: WITH_EVENTS,
      orderBy: [...NEWEST_FIRST],
    });
    return contracts.map((contract) => ({
      ...contract,
      submissions: submissions.filter(({ contractId }) => contractId === contract.contractId).map(presentSubmission),
    }));
  }

  /** Stores what is said, its document and the mails owed for it. 409 while another one of the contract is open. */
  async take(
    customer: CurrentCustomer,
    form: PolicySubmissionForm,
    key: string | undefined,
  ): Promise<AccountPolicySubmission> {
    const { said, policy } = form;
    const body = { customerId: customer.id, ...said, policy: policy?.content.sha256 ?? sha256('') };
    const id = await this.intake.takeSignedIn(
      { key, route: 'POST /api/customers/policy-submissions', body },
      async (): Promise<Prepared> => {
        await requireOwn(this.prisma, customer, said.contractId);
        if (!policy) throw ProblemException.invalid([{ field: 'policy', code: 'FILE.REQUIRED' }]);
        await this.limiter.consume(LIMIT, customer.id);
        const kept = await this.uploads.keepOne('policy', policy);
        return { policy: kept, mailbox: (await this.settings.site()).email };
      },
      (database, prepared, owe) => this.store(database, customer, form, prepared, owe),
    );
    return presentSubmission(
      await this.prisma.policySubmission.findUniqueOrThrow({ where: { id }, include: WITH_EVENTS }),
    );
  }

  /** 404 when it isn't theirs. */
  async link(account: AccountScope, id: string): Promise<FileLink> {
    const submission = await this.prisma.policySubmission.findFirst({
      where: { id, contract: contractsOf(account) },
      include: { file: true },
    });
    if (!submission) throw ProblemException.notFound();
    return this.links.issue(submission.file, `poliza-${submission.folio}.${extensionOf(submission.file)}`);
  }

  private async store(
    database: Database,
    customer: CurrentCustomer,
    { said }: PolicySubmissionForm,
    { policy, mailbox }: Prepared,
    owe: Owe,
  ): Promise<string> {
    const { contractId, startsOn, endsOn, lenderFirst, ...rest } = said;
    // Of two at once the second waits here, and then finds the first.
    await database.$queryRaw`select 1 from contract where id = ${contractId}::uuid for update`;
    await requireOwn(database, customer, contractId);
    const open = { contractId, state: { in: [...POLICY_SUBMISSION_OPEN] } };
    if ((await database.policySubmission.count({ where: open })) > 0) throw new ProblemException(409, 'POLICY.OPEN');
    const file = await this.files.record(database, policy.stored);
    const { id } = await database.policySubmission.create({
      data: {
        ...rest,
        contractId,
        folio: newFolio('policy'),
        startsOn: dateColumn(startsOn),
        endsOn: dateColumn(endsOn),
        lenderFirst: lenderFirst === 'yes',
        fileId: file.id,
        fileName: policy.name,
        events: { create: { state: 'received' } },
      },
      select: { id: true },
    });
    const about = { kind: 'policy_submission', id } as const;
    await owe(PolicyReceiptMail, { to: customer.email, about });
    await owe(PolicyNoticeMail, { to: mailbox, about });
    return id;
  }
}

/** 404 unless the contract is the account's, of a driver one that was chosen for them. */
async function requireOwn(database: Database, account: AccountScope, id: string): Promise<void> {
  const found = await database.contract.count({ where: { AND: [{ id }, contractsOf(account)] } });
  if (found === 0) throw ProblemException.notFound();
}
