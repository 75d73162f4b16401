import { Inject, Injectable } from '@nestjs/common';
import { type ContractDocument, type ContractDocumentKind, dateColumn, dayOfColumn, type Prisma } from '@flota/prisma';
import type { AccountDocument, FileLink } from '@flota/schemas';
import { SettingsService } from '../../content/index.js';
import { ENV, type Env } from '../../platform/config/env.js';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { PdfService } from '../../platform/pdf/pdf.service.js';
import { FileLinks } from '../../platform/storage/file-links.js';
import { Files, type StoredBytes } from '../../platform/storage/files.js';
import { fileSafe } from '../../platform/text/file-safe.js';
import { CHANGES_OF_HOLDER, partyOf } from '../contract-holder.js';
import type { ContractLetter } from './contract-letter.js';
import { letterProof, newLetterCode } from './letter-proof.js';

/** Letters that one customer may have written: each is a PDF, and no fleet needs more of them. */
export const LETTERS_LIMIT = { name: 'customer-letters', points: 60, seconds: 3_600 };

/** Who has a letter written, where that isn't its customer. */
export interface WrittenBy {
  /** Whose allowance of letters it takes. */
  limitedBy?: string;
  /** What belongs to the transaction that issues a new one. */
  also?: (database: Database, letter: ContractDocument) => Promise<void>;
}

/** A letter that is stored, and what proves it. */
type PrintedLetter = StoredBytes & { code: string };

/** A letter as it is issued: what it says in figures, and the paper. */
export interface IssuedLetter {
  /** Printed on it; `newFolio('contract-document')`. */
  folio: string;
  kind: ContractDocumentKind;
  figures: Prisma.InputJsonObject;
  /** Of `print`. */
  pdf: PrintedLetter;
  /** Of a certificate. */
  year?: number;
  /** `YYYY-MM-DD` */
  validUntil?: string;
}

const FILE_NAMES: Record<ContractDocumentKind, string> = {
  payoff_letter: 'carta-de-liquidacion',
  settlement_letter: 'carta-finiquito',
  interest_certificate: 'constancia-de-intereses',
  rent_certificate: 'constancia-de-rentas',
  bill_receipt: 'acuse-de-entrega-de-factura',
  restructuring_agreement: 'convenio-modificatorio',
};

/** Letters about a contract: written once, kept for good, and read only by its customer. */
@Injectable()
export class ContractLetters {
  constructor(
    private readonly prisma: PrismaService,
    private readonly settings: SettingsService,
    private readonly encryption: FieldEncryption,
    private readonly pdf: PdfService,
    private readonly files: Files,
    private readonly links: FileLinks,
    @Inject(ENV) private readonly env: Pick<Env, 'APP_URL'>,
  ) {}

  /**
   * Who writes and to whom: what every letter needs beside its figures. `asChanged` is kept with these, so that a letter in
   * a former name is not taken for one in the present.
   */
  async parties(contractId: string) {
    const { customer, taxProfile, ...contract } = await this.prisma.contract.findUniqueOrThrow({
      where: { id: contractId },
      include: {
        taxProfile: { include: { changes: CHANGES_OF_HOLDER } },
        customer: { select: { id: true, email: true } },
      },
    });
    const holder = partyOf(this.encryption, { ...contract, taxProfile });
    const change = taxProfile.changes.at(-1)?.id;
    const asChanged = change === undefined ? {} : { holderChange: change };
    return { contract, customer, holder, asChanged, settings: await this.settings.site() };
  }

  render(letter: ContractLetter): Promise<Buffer> {
    return this.pdf.render('letter', letter, { title: `${letter.title} ${letter.folio}` });
  }

  /** Signs a letter, renders it with what proves it and stores it, before the transaction that issues it. */
  async print(letter: ContractLetter): Promise<PrintedLetter> {
    const code = newLetterCode();
    const { signatory, position } = await this.prisma.letterSettings.findUniqueOrThrow({ where: { id: 1 } });
    const signature = signatory === null ? null : { name: signatory, position };
    const proof = letterProof({ folio: letter.folio, code, siteAddress: this.env.APP_URL });
    const content = await this.render({ ...letter, proof: { ...proof, signature } });
    return { ...(await this.files.store(content, 'application/pdf', 'private')), code };
  }

  /** Enters a letter, as part of the caller's transaction. */
  async issue(database: Database, contractId: string, letter: IssuedLetter): Promise<ContractDocument> {
    const {
      pdf: { code, ...pdf },
      validUntil,
      ...columns
    } = letter;
    const file = await this.files.record(database, pdf);
    return database.contractDocument.create({
      data: { ...columns, code, contractId, fileId: file.id, validUntil: validUntil && dateColumn(validUntil) },
    });
  }

  /** Newest first. */
  async list(contractId: string): Promise<AccountDocument[]> {
    const documents = await this.prisma.contractDocument.findMany({
      where: { contractId },
      orderBy: { issuedAt: 'desc' },
    });
    return documents.map(presentDocument);
  }

  /** 404 unless it is of a contract of theirs. */
  async link(customerId: string, id: string): Promise<FileLink> {
    const document = await this.prisma.contractDocument.findFirst({
      where: { id, contract: { customerId } },
      include: { file: true },
    });
    if (!document) throw ProblemException.notFound();
    return this.links.issue(document.file, letterFileName(document));
  }
}

/**
 * e.g. `carta-finiquito-L-7K3MQ-92XAB.pdf`
 *
 * @param contract what tells it from those of other contracts, where they are in one place: its number
 */
export const letterFileName = (
  { folio, kind, year }: Pick<ContractDocument, 'folio' | 'kind' | 'year'>,
  contract?: string,
): string => `${[FILE_NAMES[kind], year, contract && fileSafe(contract), folio].filter(Boolean).join('-')}.pdf`;

export const presentDocument = (document: ContractDocument): AccountDocument => ({
  id: document.id,
  folio: document.folio,
  contractId: document.contractId,
  kind: document.kind,
  year: document.year,
  validUntil: document.validUntil && dayOfColumn(document.validUntil),
  issuedAt: document.issuedAt.toISOString(),
  voidedOn: document.voidedOn && dayOfColumn(document.voidedOn),
  voidReason: document.voidReason,
});
