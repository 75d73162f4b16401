import { Injectable } from '@nestjs/common';
import { dateColumn, type Prisma } from '@flota/prisma';
import {
  BILL_HANDOVER_FROM,
  type BillHandoverFile,
  type BillHandoverVoid,
  type NewBillHandover,
  personKindOfRfc,
  todayInMexico,
} from '@flota/schemas';
import { ContractLetters } from '../../contracts/index.js';
import { Audit } from '../../platform/audit/audit.js';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { newFolio } from '../../platform/crypto/folio.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { Files } from '../../platform/storage/files.js';
import { type KeptUpload, KeptUploads } from '../../platform/uploads/kept-uploads.js';
import { BillMoves, MOVED, refuseStep } from '../bill-moves.js';
import { openRfc } from '../bill-request.presenter.js';
import { instantOf, missing, receiverErrors, refuse } from './handover-checks.js';
import type { ArrivalForm, HandoverForm } from './handover-form.js';
import { handoverReceipt, type ReceiptSubject, receiptToSign } from './handover-receipt.js';
import { sealedIdNumber } from './handover.presenter.js';

const IN_HAND = {
  ...MOVED,
  contract: { select: { ...MOVED.contract.select, taxProfile: { select: { legalName: true } } } },
  handovers: { where: { voidedAt: null } },
} satisfies Prisma.BillRequestInclude;

type InHand = Prisma.BillRequestGetPayload<{ include: typeof IN_HAND }>;
type AtCounter = Extract<NewBillHandover, { way: 'counter' }>;
type ByCourier = Extract<NewBillHandover, { way: 'courier' }>;
/** What the receipt says that the request doesn't. */
type Told = Pick<ReceiptSubject, 'receiver' | 'receiverName' | 'shown' | 'courier' | 'day' | 'time' | 'recordedBy'>;
type Receipt = Parameters<ContractLetters['issue']>[2];

/** As many characters of an identification as a receipt shows. */
const SHOWN = 4;

/** Staff record how a bill left and who received it; the receipt, the step and its notice come with that, or nothing does. */
@Injectable()
export class BillHandoversService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly moves: BillMoves,
    private readonly letters: ContractLetters,
    private readonly encryption: FieldEncryption,
    private readonly uploads: KeptUploads,
    private readonly files: Files,
  ) {}

  /** 409 when the request has moved since it was read, or its bill can't leave that way. */
  async hand(staff: CurrentStaff, id: string, { handover, files }: HandoverForm): Promise<void> {
    const request = await this.find(id);
    if (handover.from !== request.state || !BILL_HANDOVER_FROM[handover.way].includes(request.state)) refuseStep();
    const at = instantOf(handover, request.createdAt);
    if (handover.way === 'courier') return this.send(staff, request, handover, at);
    const isCompany = personKindOfRfc(openRfc(this.encryption, request)) === 'moral';
    refuse([
      ...receiverErrors(handover, request.contract.taxProfile),
      // Of a company the power came with the request.
      ...missing('authority', handover.receiver === 'representative' && !isCompany && files.authority.length === 0),
      ...missing('signed', handover.signing === 'paper' && files.signed.length === 0),
    ]);
    const kept = await this.uploads.keep(files);
    const receipt = await this.receipt(request, {
      ...handover,
      shown: {
        idKind: handover.idKind,
        idEnding: handover.idNumber.slice(-SHOWN),
        signature: handover.signing === 'screen' ? handover.signature : null,
      },
      courier: null,
      recordedBy: staff.name,
    });
    await this.deliverAtCounter(staff, request, { handover, at, kept, receipt });
  }

  /** A courier's proof that it was received. 409 unless a courier has it. */
  async arrive(staff: CurrentStaff, id: string, { arrival, files }: ArrivalForm): Promise<void> {
    const request = await this.find(id);
    const [handover] = request.handovers;
    if (request.state !== 'with_courier' || !handover?.sentAt) return refuseStep();
    const at = instantOf(arrival, handover.sentAt);
    refuse([...receiverErrors(arrival, request.contract.taxProfile), ...missing('proof', files.proof.length === 0)]);
    const kept = await this.uploads.keep(files);
    const receipt = await this.receipt(request, {
      ...arrival,
      shown: null,
      courier: { carrier: handover.carrier ?? '', trackingNumber: handover.trackingNumber ?? '' },
      recordedBy: staff.name,
    });
    await this.outbox.commit(async (database, owe) => {
      const document = await this.letters.issue(database, request.contractId, receipt);
      const { receiver, receiverName } = arrival;
      // In the condition: somebody may record or take it back at this very moment.
      const { count } = await database.billHandover.updateMany({
        where: { id: handover.id, receivedAt: null, voidedAt: null },
        data: { receiver, receiverName, receivedAt: at, documentId: document.id },
      });
      if (count === 0) refuseStep();
      await this.record(database, handover.id, kept);
      await this.moves.move(database, owe, request, { state: 'delivered', note: arrival.note });
      await this.note(database, staff, request, { action: 'arrival', state: 'delivered', receiver });
    });
  }

  /** Takes back what was recorded by mistake: the bill is where it was, and the receipt is good for nothing. */
  async takeBack(staff: CurrentStaff, id: string, { from, reason }: BillHandoverVoid): Promise<void> {
    await this.outbox.commit(async (database, owe) => {
      const request = await database.billRequest.findUnique({ where: { id }, include: IN_HAND });
      if (!request) throw ProblemException.notFound();
      const [handover] = request.handovers;
      if (from !== request.state || !handover) return refuseStep();
      const state = handover.formerState;
      const note = `Retiramos un registro de entrega que estaba equivocado: ${reason}`;
      await this.moves.move(database, owe, request, { state, note });
      await database.billHandover.update({
        where: { id: handover.id },
        data: { voidedAt: new Date(), voidedBy: staff.name, voidReason: reason },
      });
      if (handover.documentId) {
        await database.contractDocument.update({
          where: { id: handover.documentId },
          data: { voidedOn: dateColumn(todayInMexico()), voidReason: reason },
        });
      }
      await this.note(database, staff, request, { action: 'handover-void', state, reason });
    });
  }

  /** The receipt to sign by hand, as a PDF with the holder's name and RFC. 409 unless the bill can be handed over at the counter now. */
  async toSign(id: string): Promise<{ name: string; content: Buffer }> {
    const request = await this.find(id);
    if (!BILL_HANDOVER_FROM.counter.includes(request.state)) refuseStep();
    const { contract, holder, settings } = await this.letters.parties(request.contractId);
    const paper = request.paper as ReceiptSubject['paper'];
    const issuedOn = todayInMexico();
    const content = await this.letters.render(
      receiptToSign({ contract, holder, settings, issuedOn, requestFolio: request.folio, paper }),
    );
    return { name: `${request.folio}-acuse-para-firmar`, content };
  }

  private async deliverAtCounter(
    staff: CurrentStaff,
    request: InHand,
    made: { handover: AtCounter; at: Date; kept: KeptUpload<BillHandoverFile>[]; receipt: Receipt },
  ): Promise<void> {
    const { at, handover, kept, receipt } = made;
    await this.outbox.commit(async (database, owe) => {
      const document = await this.letters.issue(database, request.contractId, receipt);
      const { receiver, receiverName, idKind, idNumber, signing, way } = handover;
      const { id } = await database.billHandover.create({
        data: {
          ...{ requestId: request.id, way, formerState: request.state, recordedBy: staff.name },
          ...{ receiver, receiverName, receivedAt: at, idKind, signing },
          idNumber: sealedIdNumber(this.encryption, idNumber),
          documentId: document.id,
        },
      });
      await this.record(database, id, kept);
      // Last, as its mail tells what was written before; whoever moved it meanwhile takes all of this back.
      await this.moves.move(database, owe, request, { state: 'delivered', note: handover.note });
      await this.note(database, staff, request, { action: 'handover', state: 'delivered', way, receiver, signing });
    });
  }

  private async send(staff: CurrentStaff, request: InHand, handover: ByCourier, at: Date): Promise<void> {
    const { way, carrier, trackingNumber, destination, note } = handover;
    await this.outbox.commit(async (database, owe) => {
      await database.billHandover.create({
        data: {
          ...{ requestId: request.id, way, formerState: request.state, recordedBy: staff.name },
          ...{ carrier, trackingNumber, destination, sentAt: at },
        },
      });
      await this.moves.move(database, owe, request, { state: 'with_courier', note });
      await this.note(database, staff, request, {
        ...{ action: 'handover', state: 'with_courier' },
        ...{ way, carrier, trackingNumber },
      });
    });
  }

  private async find(id: string): Promise<InHand> {
    const request = await this.prisma.billRequest.findUnique({ where: { id }, include: IN_HAND });
    if (!request) throw ProblemException.notFound();
    return request;
  }

  /** Set and stored before the transaction that issues it. */
  private async receipt(request: InHand, told: Told): Promise<Receipt> {
    const { receiver, receiverName, shown, courier, day, time, recordedBy } = told;
    const { contract, holder, settings } = await this.letters.parties(request.contractId);
    const folio = newFolio('contract-document');
    const pdf = await this.letters.print(
      handoverReceipt({
        ...{ contract, holder, settings, folio, issuedOn: todayInMexico() },
        ...{ receiver, receiverName, shown, courier, day, time, recordedBy },
        requestFolio: request.folio,
        paper: request.paper as ReceiptSubject['paper'],
      }),
    );
    return { folio, kind: 'bill_receipt', figures: { billRequest: request.folio, day }, pdf };
  }

  private async record(database: Database, handoverId: string, kept: KeptUpload<BillHandoverFile>[]): Promise<void> {
    for (const { field: purpose, name, stored } of kept) {
      const { id: fileId } = await this.files.record(database, stored);
      await database.billHandoverFile.create({ data: { handoverId, purpose, fileId, name } });
    }
  }

  private async note(
    database: Database,
    staff: CurrentStaff,
    request: InHand,
    { action, ...after }: { action: string; state: string } & Record<string, string>,
  ): Promise<void> {
    await this.audit.write(database, staff, {
      ...{ action, resource: 'bill-requests', recordId: request.id },
      before: { state: request.state },
      after,
    });
  }
}
