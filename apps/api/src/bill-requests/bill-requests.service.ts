import { Injectable } from '@nestjs/common';
import type { Prisma } from '@flota/prisma';
import {
  type AccountBillRequest,
  addDays,
  BILL_DELIVERY_OPEN,
  BILL_FILES,
  type BillFile,
  type billDeliverySchema,
  type billReceiptSchema,
  type BillPurchase,
  todayInMexico,
} from '@flota/schemas';
import type { z } from 'zod';
import { SettingsService } from '../content/index.js';
import type { CurrentCustomer } from '../platform/auth/current-user.js';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { newFolio } from '../platform/crypto/folio.js';
import { type Database, PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { Events } from '../platform/events/events.js';
import { FormIntake } from '../platform/forms/form-intake.js';
import type { Owe } from '../platform/outbox/outbox.js';
import { Files } from '../platform/storage/files.js';
import { type KeptUpload, KeptUploads } from '../platform/uploads/kept-uploads.js';
import { billDueAt } from './bill-clock.js';
import { blockOf } from './bill-eligibility.js';
import { replacedFiles, requireBillFiles } from './bill-files.js';
import { type BillForm, fileHashes } from './bill-form.js';
import { nameErrors } from './bill-holder.js';
import { BillNoticeMail } from './bill-notice.mail.js';
import { sealedRfc, WHOLE_REQUEST } from './bill-request.presenter.js';
import { BillStatusService } from './bill-status.service.js';
import { BillStepMail } from './bill-step.mail.js';

const BILLABLE = {
  taxProfile: { select: { rfc: true, legalName: true } },
  instalments: { where: { kind: 'purchase_option' } },
  billRequests: { include: { files: true }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] },
} satisfies Prisma.ContractInclude;

type Billable = Prisma.ContractGetPayload<{ include: typeof BILLABLE }>;
type BillFileRow = Billable['billRequests'][number]['files'][number];

interface Prepared {
  kept: KeptUpload<BillFile>[];
  mailbox: string;
}

/** Customers ask for the invoice of a vehicle that is theirs now. */
@Injectable()
export class BillRequestsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly intake: FormIntake,
    private readonly encryption: FieldEncryption,
    private readonly settings: SettingsService,
    private readonly files: Files,
    private readonly uploads: KeptUploads,
    private readonly status: BillStatusService,
    private readonly events: Events,
  ) {}

  /**
   * Stores the request, its files and the mails owed for it: all of them or nothing. After a rejection it is a new one, and the
   * files that are not sent again are the former ones.
   */
  async take(
    customer: CurrentCustomer,
    { purchase, files }: BillForm,
    key: string | undefined,
  ): Promise<z.output<typeof billReceiptSchema>> {
    const id = await this.intake.takeSignedIn(
      {
        key,
        route: 'POST /api/customers/bills/purchase',
        body: { customerId: customer.id, ...purchase, hashes: fileHashes(files) },
      },
      async (): Promise<Prepared> => {
        checkDate(purchase.date);
        const contract = await this.own(this.prisma, customer, purchase);
        this.requireHolder(contract, purchase);
        await requireBillFiles(files, purchase.rfc, (purpose) => !!formerFile(contract, purpose));
        return { kept: await this.uploads.keep(files), mailbox: (await this.settings.site()).email };
      },
      (database, prepared, owe) => this.store(database, customer, purchase, prepared, owe),
    );
    const { folio } = await this.prisma.billRequest.findUniqueOrThrow({ where: { id } });
    return { id, folio };
  }

  /** The distributor the customer chose; 409 once the bill is on its way or the request has ended. */
  async deliver(
    customer: CurrentCustomer,
    { request_id: id, distributor: slug }: z.output<typeof billDeliverySchema>,
  ): Promise<AccountBillRequest> {
    const own = { id, contract: { customerId: customer.id } };
    if (!(await this.prisma.billRequest.findFirst({ where: own, select: { id: true } }))) {
      throw ProblemException.notFound();
    }
    if (!(await this.prisma.distributor.findFirst({ where: { slug, active: true }, select: { slug: true } }))) {
      throw ProblemException.invalid([{ field: 'distributor', code: 'DISTRIBUTOR.INVALID' }]);
    }
    // The state in the condition: staff may send it off at this very moment.
    const { count } = await this.prisma.billRequest.updateMany({
      where: { ...own, state: { in: [...BILL_DELIVERY_OPEN] } },
      data: { distributorSlug: slug },
    });
    if (count === 0) throw new ProblemException(409, 'BILL_REQUEST.STEP_REFUSED');
    return this.status.present(
      await this.prisma.billRequest.findUniqueOrThrow({ where: { id }, include: WHOLE_REQUEST }),
    );
  }

  private async store(
    database: Database,
    customer: CurrentCustomer,
    purchase: BillPurchase,
    { kept, mailbox }: Prepared,
    owe: Owe,
  ): Promise<string> {
    // Of two requests at once the second waits here, and then finds the first.
    await database.$queryRaw`select 1 from contract where id = ${purchase.contract_id}::uuid for update`;
    const contract = await this.own(database, customer, purchase);
    this.requireHolder(contract, purchase);
    // Only here: the repeat of a request that was just stored is no second one.
    const block = blockOf(contract);
    if (block) throw new ProblemException(409, 'BILL_REQUEST.NOT_ELIGIBLE', { detail: block });
    const { name, street, neighborhood, city, zipcode, state: stateName } = purchase;
    const { id: billRequestId, folio } = await database.billRequest.create({
      data: {
        name,
        street,
        neighborhood,
        city,
        zipcode,
        stateName,
        folio: newFolio('bill-request'),
        contractId: contract.id,
        rfc: sealedRfc(this.encryption, purchase.rfc),
        distributorSlug: contract.billRequests[0]?.distributorSlug ?? null,
        stepDueAt: await billDueAt(database, 'received'),
        events: { create: { state: 'received' } },
      },
      select: { id: true, folio: true },
    });
    await this.events.tell(database, 'bill-request.changed', {
      subject: { kind: 'bill-request', id: billRequestId },
      data: { billRequestId, contractId: contract.id, folio, state: 'received' },
    });
    const about = { kind: 'bill_request', id: billRequestId } as const;
    await owe(BillStepMail, { to: customer.email, about });
    await owe(BillNoticeMail, { to: mailbox, about });
    const sent = replacedFiles(kept);
    const former = BILL_FILES.filter((purpose) => !sent.has(purpose)).flatMap(
      (purpose) => formerFile(contract, purpose) ?? [],
    );
    await database.billRequestFile.createMany({
      data: former.map(({ purpose, fileId, name }) => ({ requestId: billRequestId, purpose, fileId, name })),
    });
    for (const { field: purpose, name: fileName, stored } of kept) {
      const { id: fileId } = await this.files.record(database, stored);
      await database.billRequestFile.create({ data: { requestId: billRequestId, purpose, fileId, name: fileName } });
    }
    return billRequestId;
  }

  private requireHolder({ taxProfile }: Billable, { name, rfc }: BillPurchase): void {
    const errors = nameErrors(name, taxProfile);
    if (rfc !== this.encryption.decrypt(taxProfile.rfc, 'tax_profile.rfc')) {
      errors.push({ field: 'rfc', code: 'RFC.OTHER_HOLDER' });
    }
    if (errors.length > 0) throw ProblemException.invalid(errors);
  }

  /** The contract the form names, and 404 unless it is this customer's. */
  private async own(database: Database, { id: customerId }: CurrentCustomer, purchase: BillPurchase) {
    const contract = await database.contract.findFirst({
      where: { id: purchase.contract_id, customerId },
      include: BILLABLE,
    });
    if (!contract || (purchase.customer_id && purchase.customer_id !== customerId)) throw ProblemException.notFound();
    return contract;
  }
}

/** The form is dated the day it is filled in; it may be sent after midnight. */
function checkDate(date: string): void {
  const today = todayInMexico();
  if (date === today || date === addDays(today, -1)) return;
  throw ProblemException.invalid([{ field: 'date', code: 'DATE.INVALID' }]);
}

/** Of the request that was rejected, if there is one. */
const formerFile = ({ billRequests: [latest] }: Billable, wanted: BillFile): BillFileRow | undefined =>
  latest?.files.find(({ purpose }) => purpose === wanted);
