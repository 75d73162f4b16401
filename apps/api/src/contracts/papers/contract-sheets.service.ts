import { Inject, Injectable } from '@nestjs/common';
import { dayOfColumn } from '@flota/prisma';
import { ENV, type Env } from '../../platform/config/env.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { PdfService } from '../../platform/pdf/pdf.service.js';
import { fileSafe } from '../../platform/text/file-safe.js';
import { ContractLetters } from '../letters/contract-letters.js';
import { amortisationTable } from './amortisation-table.js';
import type { ContractSheet } from './contract-sheet.js';
import { coverSheet } from './cover-sheet.js';

type SheetKind = 'cover' | 'schedule';

const FILE_NAMES: Record<SheetKind, string> = { cover: 'caratula', schedule: 'tabla-de-amortizacion' };

/** What a contract says of itself on paper: its cover sheet and its schedule. Whoever calls has checked whose it is. */
@Injectable()
export class ContractSheets {
  constructor(
    private readonly prisma: PrismaService,
    private readonly letters: ContractLetters,
    private readonly pdf: PdfService,
    @Inject(ENV) private readonly env: Pick<Env, 'APP_URL'>,
  ) {}

  /** The same figures make the same bytes. */
  async render(contractId: string, kind: SheetKind): Promise<{ name: string; content: Buffer }> {
    const sheet = await (kind === 'cover' ? this.cover(contractId) : this.schedule(contractId));
    const number = sheet.facts[0]?.value ?? '';
    const content = await this.pdf.render('contract-sheet', sheet, { title: `${sheet.title}, contrato ${number}` });
    return { name: `${FILE_NAMES[kind]}-${fileSafe(number)}.pdf`, content };
  }

  private async cover(contractId: string): Promise<ContractSheet> {
    const { contract, holder, settings } = await this.letters.parties(contractId);
    return coverSheet({ contract, holder: holder.signedAs ?? holder, settings, siteUrl: this.env.APP_URL });
  }

  private async schedule(contractId: string): Promise<ContractSheet> {
    const { contract, holder, settings } = await this.letters.parties(contractId);
    const instalments = await this.prisma.instalment.findMany({ where: { contractId }, orderBy: { number: 'asc' } });
    const last = await this.prisma.movement.findFirst({ where: { contractId }, orderBy: { sequence: 'desc' } });
    const asOf = dayOfColumn(last?.postedOn ?? contract.signedOn);
    return amortisationTable({ contract, holder, settings, instalments, asOf });
  }
}
