import { Injectable } from '@nestjs/common';
import type { Prisma } from '@flota/prisma';
import {
  BILL_CORRECTABLE,
  BILL_PART_NAMES,
  BILL_TEXTS,
  type BillCorrectionAsk,
  type BillCorrectionItem,
  type BillFile,
  type BillMend,
  type BillPart,
  type billReceiptSchema,
  type BillRequestState,
  type FieldError,
  isBillText,
  mendable,
} from '@flota/schemas';
import type { z } from 'zod';
import { SettingsService } from '../content/index.js';
import { Audit } from '../platform/audit/audit.js';
import type { CurrentCustomer, CurrentStaff } from '../platform/auth/current-user.js';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { type Database, PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { FormIntake } from '../platform/forms/form-intake.js';
import { Outbox, type Owe } from '../platform/outbox/outbox.js';
import { Files } from '../platform/storage/files.js';
import { type KeptUpload, KeptUploads } from '../platform/uploads/kept-uploads.js';
import { itemsOf } from './bill-correction-items.js';
import { replacedFiles, requireBillFiles } from './bill-files.js';
import { type BillMendForm, fileHashes } from './bill-form.js';
import { nameErrors } from './bill-holder.js';
import { BillMoves, MOVED, refuseStep } from './bill-moves.js';
import { BillNoticeMail } from './bill-notice.mail.js';
import { openRfc } from './bill-request.presenter.js';

const IN_HAND = {
  request: {
    include: {
      ...MOVED,
      contract: { select: { ...MOVED.contract.select, taxProfile: { select: { legalName: true } } } },
      files: true,
    },
  },
} satisfies Prisma.BillCorrectionInclude;

type InHand = Prisma.BillCorrectionGetPayload<{ include: typeof IN_HAND }>;

interface Prepared {
  kept: KeptUpload<BillFile>[];
  mailbox: string;
}

type BillReceipt = z.output<typeof billReceiptSchema>;

const CORRECTABLE: readonly BillRequestState[] = BILL_CORRECTABLE;

/** Staff say what is wrong with a request, and its customer mends that and nothing else, in the same request. */
@Injectable()
export class BillCorrectionsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly moves: BillMoves,
    private readonly intake: FormIntake,
    private readonly encryption: FieldEncryption,
    private readonly settings: SettingsService,
    private readonly uploads: KeptUploads,
    private readonly files: Files,
  ) {}

  /** 409 when the request has moved since it was read, or can't go back any more. */
  async ask(staff: CurrentStaff, id: string, { from, items }: BillCorrectionAsk): Promise<void> {
    await this.outbox.commit(async (database, owe) => {
      const request = await database.billRequest.findUnique({ where: { id }, include: MOVED });
      if (!request) throw ProblemException.notFound();
      if (from !== request.state || !CORRECTABLE.includes(from)) refuseStep();
      const asked = items.map((item): BillCorrectionItem => ({ ...item, former: null }));
      await database.billCorrection.create({ data: { requestId: id, items: asked } });
      await this.moves.move(database, owe, request, { state: 'needs_correction' });
      await this.audit.write(database, staff, {
        action: 'correction',
        resource: 'bill-requests',
        recordId: id,
        before: { state: request.state },
        after: { state: 'needs_correction', parts: items.map(({ field }) => BILL_PART_NAMES[field]).join(', ') },
      });
    });
  }

  /** What was mended, its former state and the mails owed for it: all of them or nothing. */
  async mend(customer: CurrentCustomer, { mend, files }: BillMendForm, key: string | undefined): Promise<BillReceipt> {
    const route = 'POST /api/customers/bills/correction';
    const id = await this.intake.takeSignedIn(
      { key, route, body: { customerId: customer.id, ...mend, hashes: fileHashes(files) } },
      async (): Promise<Prepared> => {
        const correction = await this.own(this.prisma, customer, mend);
        const { contract, files: known } = correction.request;
        const isKnown = (purpose: BillFile) => known.some((file) => file.purpose === purpose);
        refuseIncomplete(itemsOf(correction), mend, files);
        if (mend.name !== undefined) refuseIf(nameErrors(mend.name, contract.taxProfile));
        await requireBillFiles(files, openRfc(this.encryption, correction.request), isKnown);
        return { kept: await this.uploads.keep(files), mailbox: (await this.settings.site()).email };
      },
      (database, prepared, owe) => this.store(database, customer, mend, prepared, owe),
    );
    return this.prisma.billRequest.findUniqueOrThrow({ where: { id }, select: { id: true, folio: true } });
  }

  private async store(
    database: Database,
    customer: CurrentCustomer,
    mend: BillMend,
    { kept, mailbox }: Prepared,
    owe: Owe,
  ): Promise<string> {
    const correction = await this.own(database, customer, mend);
    const { request } = correction;
    // First: whoever moves it at this moment comes before or after all of this.
    await this.moves.move(database, owe, request, { state: 'received' });
    const { name, street, neighborhood, zipcode, city, state: stateName } = mend;
    await database.billRequest.update({
      where: { id: request.id },
      data: { name, street, neighborhood, zipcode, city, stateName },
    });
    await this.replaceFiles(database, correction, kept);
    const items = itemsOf(correction).map((item) => ({ ...item, former: formerly(request, item.field) }));
    await database.billCorrection.update({ where: { id: correction.id }, data: { items, mendedAt: new Date() } });
    await owe(BillNoticeMail, { to: mailbox, about: { kind: 'bill_request', id: request.id } });
    return request.id;
  }

  private async replaceFiles(
    database: Database,
    { id: correctionId, request }: InHand,
    kept: readonly KeptUpload<BillFile>[],
  ): Promise<void> {
    const replaced = replacedFiles(kept);
    const former = request.files.filter(({ purpose }) => replaced.has(purpose as BillFile));
    await database.billFormerFile.createMany({
      data: former.map(({ purpose, fileId, name }) => ({ correctionId, purpose, fileId, name })),
    });
    const purposes = former.map(({ purpose }) => purpose);
    await database.billRequestFile.deleteMany({ where: { requestId: request.id, purpose: { in: purposes } } });
    for (const { field: purpose, name, stored } of kept) {
      const { id: fileId } = await this.files.record(database, stored);
      await database.billRequestFile.create({ data: { requestId: request.id, purpose, fileId, name } });
    }
  }

  /** 404 unless it is of a contract of theirs, 409 once it was answered or staff went on without it. */
  private async own(database: Database, { id: customerId }: CurrentCustomer, { correction_id: id }: BillMend) {
    const correction = await database.billCorrection.findFirst({
      where: { id, request: { contract: { customerId } } },
      include: IN_HAND,
    });
    if (!correction) throw ProblemException.notFound();
    const isOpen = correction.mendedAt === null && correction.droppedAt === null;
    if (!isOpen || correction.request.state !== 'needs_correction') refuseStep();
    return correction;
  }
}

/** All that was asked for, and nothing else. */
function refuseIncomplete(
  items: readonly BillCorrectionItem[],
  mend: BillMend,
  files: Readonly<Record<BillFile, readonly unknown[]>>,
): void {
  const isSent = (part: BillPart) => (isBillText(part) ? mend[part] !== undefined : files[part].length > 0);
  const open = mendable(items);
  const fileParts = Object.keys(files) as BillFile[];
  refuseIf([
    ...items
      .filter(({ field }) => !isSent(field))
      .map(({ field }) => ({
        field,
        code: isBillText(field) ? ('TEXT.REQUIRED' as const) : ('FILE.REQUIRED' as const),
      })),
    ...[...BILL_TEXTS, ...fileParts]
      .filter((field) => isSent(field) && !open.has(field))
      .map((field) => ({ field, code: 'FIELD.INVALID' as const })),
  ]);
}

function refuseIf(errors: FieldError[]): void {
  if (errors.length > 0) throw ProblemException.invalid(errors);
}

/** What a part said before it was mended: of a file its name. */
function formerly(request: InHand['request'], part: BillPart): string | null {
  if (!isBillText(part)) return request.files.find(({ purpose }) => purpose === part)?.name ?? null;
  return part === 'state' ? request.stateName : request[part];
}
