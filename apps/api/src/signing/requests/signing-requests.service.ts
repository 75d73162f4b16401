import { Injectable } from '@nestjs/common';
import { dateColumn } from '@flota/prisma';
import { addDays, type NewSigningRequest, SIGNING_MOST_DAYS, SIGNING_OPEN, todayInMexico } from '@flota/schemas';
import { buffer } from 'node:stream/consumers';
import { holderOf } from '../../contracts/index.js';
import { Audit } from '../../platform/audit/audit.js';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { newFolio } from '../../platform/crypto/folio.js';
import { sha256 } from '../../platform/crypto/keys.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { FormIntake } from '../../platform/forms/form-intake.js';
import { Files, type StoredBytes } from '../../platform/storage/files.js';
import { KeptUploads } from '../../platform/uploads/kept-uploads.js';
import { SigningProviders } from '../provider/signing-providers.js';
import { SigningErrands } from '../work/signing-errands.js';
import { noteEvent } from './request-history.js';
import type { SigningForm } from './signing-form.js';
import { type Representative, SigningSettingsService } from './signing-settings.js';

/** A document that is in the storage: just now, or since it was issued. */
type Kept = { sha256: string } & ({ stored: StoredBytes } | { fileId: string });

interface Prepared {
  kept: Kept;
  representative: Representative | null;
}

/** Staff ask for a document to be signed. */
@Injectable()
export class SigningRequestsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly intake: FormIntake,
    private readonly encryption: FieldEncryption,
    private readonly audit: Audit,
    private readonly files: Files,
    private readonly uploads: KeptUploads,
    private readonly settings: SigningSettingsService,
    private readonly providers: SigningProviders,
    private readonly errands: SigningErrands,
  ) {}

  /** Stores the request, its signers and what is owed to the provider, all of it or nothing; answers its id. */
  async ask(staff: CurrentStaff, { document, request }: SigningForm, key: string | undefined): Promise<string> {
    checkDeadline(request.deadline);
    const body = { staffId: staff.id, ...request, hash: document?.content.sha256 ?? null };
    return this.intake.takeSignedIn(
      { key, route: 'POST /api/admin/signing-requests', body },
      async (): Promise<Prepared> => {
        if (!(await this.providers.open())) throw new ProblemException(409, 'SIGNING.NOT_OFFERED');
        const representative = request.withRepresentative ? await this.settings.representative() : null;
        if (request.withRepresentative && !representative) throw new ProblemException(409, 'SIGNING.NO_REPRESENTATIVE');
        await this.contract(this.prisma, request.contractId);
        return { kept: document ? await this.uploaded(document) : await this.issued(request), representative };
      },
      (database, prepared) => this.store(database, staff, request, prepared),
    );
  }

  private async store(
    database: Database,
    staff: CurrentStaff,
    { contractId, deadline, note, title }: NewSigningRequest,
    { kept, representative }: Prepared,
  ): Promise<string> {
    await database.$queryRaw`select 1 from contract where id = ${contractId}::uuid for update`;
    const { customer, taxProfile } = await this.contract(database, contractId);
    const holder = holderOf(this.encryption, taxProfile);
    const documentFileId = 'stored' in kept ? (await this.files.record(database, kept.stored)).id : kept.fileId;
    const signer = { role: 'customer' as const, name: holder.legalName, email: customer.email, rfc: holder.rfc };
    const signers = [signer, ...(representative ? [{ role: 'lender' as const, ...representative }] : [])];
    const { folio, id } = await database.signingRequest.create({
      data: {
        folio: newFolio('signing-request'),
        contractId,
        title,
        note,
        deadline: dateColumn(deadline),
        documentFileId,
        documentSha256: kept.sha256,
        makerId: staff.id,
        signers: {
          create: signers.map(({ rfc, ...each }, position) => ({
            ...each,
            position,
            rfc: this.encryption.encrypt(rfc, 'signing.rfc'),
          })),
        },
      },
      select: { id: true, folio: true },
    });
    await noteEvent(database, id, 'asked', { by: staff.email });
    const after = { folio, contractId, title, deadline, signers: signers.map(({ role }) => role) };
    await this.audit.write(database, staff, { action: 'create', resource: 'signing-requests', recordId: id, after });
    await this.errands.owe(database, id);
    return id;
  }

  private async uploaded(document: NonNullable<SigningForm['document']>): Promise<Kept> {
    const { stored } = await this.uploads.keepOne('document', document, ['application/pdf']);
    return { stored, sha256: document.content.sha256 };
  }

  /** A letter that was issued for the contract and still says what is so. */
  private async issued({ contractId, documentId }: NewSigningRequest): Promise<Kept> {
    const letter = await this.prisma.contractDocument.findFirst({
      where: { id: documentId ?? '', contractId, voidedOn: null },
      include: { file: true },
    });
    if (!letter) throw ProblemException.invalid([{ field: 'documentId', code: 'FILE.UNKNOWN' }]);
    const content = await this.files.open(letter.file);
    if (!content) throw new ProblemException(503, 'STORAGE.UNAVAILABLE');
    return { fileId: letter.fileId, sha256: sha256(await buffer(content)) };
  }

  private async contract(database: Database, id: string) {
    const contract = await database.contract.findUnique({
      where: { id },
      include: { customer: true, taxProfile: true },
    });
    if (!contract) throw ProblemException.invalid([{ field: 'contractId', code: 'CONTRACT.UNKNOWN' }]);
    return contract;
  }
}

function checkDeadline(deadline: string): void {
  const today = todayInMexico();
  if (deadline <= today) throw ProblemException.invalid([{ field: 'deadline', code: 'DATE.IN_PAST' }]);
  if (deadline > addDays(today, SIGNING_MOST_DAYS)) {
    throw ProblemException.invalid([{ field: 'deadline', code: 'DATE.TOO_FAR' }]);
  }
}

/** Whether something may still become of it. */
export const isOpen = (state: string): boolean => SIGNING_OPEN.some((each) => each === state);
