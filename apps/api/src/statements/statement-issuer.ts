import { Inject, Injectable } from '@nestjs/common';
import { dateColumn, figuresOf, instalmentOf, movementOf } from '@flota/records';
import { addDays, dayInMexico, type HeldFor } from '@flota/schemas';
import { SettingsService } from '../content/index.js';
import { holderOf, Ledgers } from '../contracts/index.js';
import { ENV, type Env } from '../platform/config/env.js';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { type Database, PrismaService } from '../platform/database/prisma.service.js';
import { PdfService } from '../platform/pdf/pdf.service.js';
import { type CheckedBooks, type Neighbours, whyHeld } from './statement-check.js';
import { statementDocument } from './statement-document.js';
import {
  type StatementFigures,
  statementFigures,
  statementFiguresSchema,
  type StatementMovement,
} from './statement-figures.js';
import { monthLabel, monthOf, type StatementMonth } from './statement-month.js';

export type Drafted = { held: HeldFor } | { figures: StatementFigures; pdf: Buffer };

interface Basis {
  checked: CheckedBooks;
  movements: StatementMovement[];
  neighbours: Neighbours;
}

/** Works out and sets a statement. Writes nothing but the charges that fell due. */
@Injectable()
export class StatementIssuer {
  constructor(
    private readonly prisma: PrismaService,
    private readonly ledgers: Ledgers,
    private readonly settings: SettingsService,
    private readonly encryption: FieldEncryption,
    private readonly pdf: PdfService,
    @Inject(ENV) private readonly env: Pick<Env, 'APP_URL'>,
  ) {}

  async draft(contractId: string, month: StatementMonth, now = new Date()): Promise<Drafted> {
    const basis = await this.prisma.$transaction((database) => this.basis(database, contractId, month, now));
    const { checked, movements, neighbours } = basis;
    const figures = statementFigures(checked.book, movements, month);
    const held = whyHeld(checked, figures, neighbours);
    return held ? { held } : { figures, pdf: await this.render(contractId, month, figures, movements, now) };
  }

  /** Read behind the contract's lock: a payment that comes in between would make ledger and movements disagree. */
  private async basis(
    database: Database,
    contractId: string,
    { firstDay, cutOn }: StatementMonth,
    now: Date,
  ): Promise<Basis> {
    const on = dayInMexico(now);
    const book = await this.ledgers.charge(database, contractId, on);
    const {
      instalments,
      movements: rows,
      ...contract
    } = await database.contract.findUniqueOrThrow({
      where: { id: contractId },
      include: {
        instalments: { orderBy: { number: 'asc' } },
        movements: {
          include: { allocations: { orderBy: { instalmentNumber: 'asc' } } },
          orderBy: { sequence: 'asc' },
        },
      },
    });
    const movements = rows.map((row) => ({ ...movementOf(row), reference: row.reference }));
    return {
      checked: {
        book,
        on,
        books: { movements, instalments: instalments.map(instalmentOf), figures: figuresOf(contract) },
      },
      movements,
      neighbours: {
        before: await statementOf(database, contractId, addDays(firstDay, -1)),
        after: await statementOf(database, contractId, addDays(cutOn, 1)),
      },
    };
  }

  private async render(
    contractId: string,
    month: StatementMonth,
    figures: StatementFigures,
    movements: StatementMovement[],
    issuedAt: Date,
  ): Promise<Buffer> {
    const contract = await this.prisma.contract.findUniqueOrThrow({
      where: { id: contractId },
      include: { taxProfile: true },
    });
    const subject = { contract, holder: holderOf(this.encryption, contract.taxProfile), siteUrl: this.env.APP_URL };
    const settings = await this.settings.site();
    const document = statementDocument({ subject, month, figures, movements, settings, issuedAt });
    const title = `${document.title} de ${monthLabel(month.firstDay)}, contrato ${contract.number}`;
    return this.pdf.render('statement', document, { title });
  }
}

/** Of the month that the day is in. Over a month without a statement there is nothing to continue. */
async function statementOf(database: Database, contractId: string, day: string): Promise<StatementFigures | null> {
  const month = dateColumn(monthOf(day).firstDay);
  const statement = await database.statement.findUnique({ where: { contractId_month: { contractId, month } } });
  return statement && statementFiguresSchema.parse(statement.figures);
}
