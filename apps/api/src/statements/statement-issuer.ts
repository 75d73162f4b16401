import { Inject, Injectable } from '@nestjs/common';
import type { Ledger, LedgerMovement } from '@flota/finance';
import { dateColumn, movementOf } from '@flota/records';
import { addDays, dayInMexico, type HeldFor } from '@flota/schemas';
import { SettingsService } from '../content/index.js';
import { holderOf, Ledgers } from '../contracts/index.js';
import { ENV, type Env } from '../platform/config/env.js';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { type Database, PrismaService } from '../platform/database/prisma.service.js';
import { PdfService } from '../platform/pdf/pdf.service.js';
import { type Neighbours, whyHeld } from './statement-check.js';
import { statementDocument } from './statement-document.js';
import { type StatementFigures, statementFigures, statementFiguresSchema } from './statement-figures.js';
import { monthLabel, monthOf, type StatementMonth } from './statement-month.js';

export type Drafted = { held: HeldFor } | { figures: StatementFigures; pdf: Buffer };

interface Basis {
  ledger: Ledger;
  movements: LedgerMovement[];
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
    const { ledger, movements, neighbours } = basis;
    const figures = statementFigures(ledger, movements, month);
    const held = whyHeld(ledger, movements, figures, neighbours);
    return held ? { held } : { figures, pdf: await this.render(contractId, month, figures, movements, now) };
  }

  /** Read behind the contract's lock: a payment that comes in between would make ledger and movements disagree. */
  private async basis(
    database: Database,
    contractId: string,
    { firstDay, cutOn }: StatementMonth,
    now: Date,
  ): Promise<Basis> {
    const { posting } = await this.ledgers.inLedger(database, contractId, dayInMexico(now), (ledger) => ({
      ledger,
      movements: [],
    }));
    const rows = await database.movement.findMany({
      where: { contractId },
      include: { allocations: { orderBy: { instalmentNumber: 'asc' } } },
      orderBy: { sequence: 'asc' },
    });
    return {
      ledger: posting.ledger,
      movements: rows.map(movementOf),
      neighbours: {
        before: await figuresOf(database, contractId, addDays(firstDay, -1)),
        after: await figuresOf(database, contractId, addDays(cutOn, 1)),
      },
    };
  }

  private async render(
    contractId: string,
    month: StatementMonth,
    figures: StatementFigures,
    movements: LedgerMovement[],
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
async function figuresOf(database: Database, contractId: string, day: string): Promise<StatementFigures | null> {
  const month = dateColumn(monthOf(day).firstDay);
  const statement = await database.statement.findUnique({ where: { contractId_month: { contractId, month } } });
  return statement && statementFiguresSchema.parse(statement.figures);
}
