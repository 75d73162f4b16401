import { Injectable } from '@nestjs/common';
import { dayOfColumn } from '@flota/prisma';
import { type AccountDocument, todayInMexico } from '@flota/schemas';
import { newFolio } from '../../platform/crypto/folio.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { refuse } from '../../platform/resources/resource-input.js';
import { ContractLetters, presentDocument, type WrittenBy } from '../letters/contract-letters.js';
import { settlementLetter } from './settlement-letter.js';
import { SettlementLetterMail } from './settlement-letter.mail.js';

const KIND = 'settlement_letter';

/** The letter that every settled contract is owed: that nothing is owed of it any more. */
@Injectable()
export class SettlementLetters {
  constructor(
    private readonly prisma: PrismaService,
    private readonly letters: ContractLetters,
    private readonly outbox: Outbox,
  ) {}

  /**
   * The one that is good, or a new one, of which the customer is told by mail.
   *
   * @throws ProblemException 422 on `kind` while something is owed
   */
  async write(contractId: string, by: WrittenBy): Promise<AccountDocument> {
    const { state } = await this.prisma.contract.findUniqueOrThrow({ where: { id: contractId } });
    if (state !== 'paid_off') return refuse('kind', 'CONTRACT.NOT_SETTLED');
    if (!(await good(this.prisma, contractId))) await this.issue(contractId, by);
    const letter = await good(this.prisma, contractId);
    return letter ? presentDocument(letter) : refuse('kind', 'CONTRACT.NOT_SETTLED');
  }

  /** The letter and the mail that is owed for it; `false` when another worker was faster. */
  async issue(contractId: string, { also }: Pick<WrittenBy, 'also'> = {}): Promise<boolean> {
    const folio = newFolio('contract-document');
    const { pdf, paidOffOn, isHistory, recipient } = await this.print(contractId, folio);
    return this.outbox.commit(async (database, owe) => {
      await database.$queryRaw`select id from contract where id = ${contractId}::uuid for update`;
      if (await good(database, contractId)) return false;
      const letter = await this.letters.issue(database, contractId, { folio, kind: KIND, figures: { paidOffOn }, pdf });
      await also?.(database, letter);
      if (!isHistory) {
        await owe(SettlementLetterMail, { to: recipient, about: { kind: 'contract_document', id: letter.id } });
      }
      return true;
    });
  }

  private async print(contractId: string, folio: string) {
    const { customer, ...parties } = await this.letters.parties(contractId);
    const { contract } = parties;
    if (!contract.paidOffOn) throw new Error(`Contract ${contractId} is paid off without a date`);
    const openOption = await this.prisma.instalment.findFirst({
      where: { contractId, kind: 'purchase_option', settledOn: null },
    });
    const paidOffOn = dayOfColumn(contract.paidOffOn);
    const letter = settlementLetter({
      ...parties,
      folio,
      issuedOn: todayInMexico(),
      signedOn: dayOfColumn(contract.signedOn),
      paidOffOn,
      purchaseOptionOpen: openOption !== null,
    });
    return {
      pdf: await this.letters.print(letter),
      paidOffOn,
      isHistory: contract.broughtInOn !== null && contract.paidOffOn <= contract.broughtInOn,
      recipient: customer.email,
    };
  }
}

const good = (database: Database, contractId: string) =>
  database.contractDocument.findFirst({ where: { contractId, kind: KIND, voidedOn: null } });
