import { Injectable } from '@nestjs/common';
import { dayOfColumn } from '@flota/prisma';
import { todayInMexico } from '@flota/schemas';
import { newFolio } from '../../platform/crypto/folio.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { Sweep } from '../../platform/schedule/sweep.js';
import { ContractLetters } from '../letters/contract-letters.js';
import { settlementLetter } from './settlement-letter.js';
import { settlementLetterEmail } from './settlement-letter-email.js';

const EVERY_MS = 15_000;
const BATCH = 50;

/**
 * Issues the letter that every settled contract is owed. That it is owed is no row of its own: a contract that is paid
 * off and has no such letter says so, whatever settled it. One that was settled before it came in gets its letter too,
 * but no mail: its customer was told then.
 */
@Injectable()
export class SettlementLettersSweep extends Sweep {
  protected override readonly everyMs = EVERY_MS;

  constructor(
    private readonly prisma: PrismaService,
    private readonly letters: ContractLetters,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  /** How many letters were issued. */
  override async sweep(): Promise<number> {
    const owed = await this.prisma.contract.findMany({
      where: { state: 'paid_off', documents: { none: { kind: 'settlement_letter' } } },
      orderBy: { paidOffOn: 'asc' },
      select: { id: true },
      take: BATCH,
    });
    let issued = 0;
    for (const { id } of owed) {
      if (this.stopped) break;
      if (await this.issue(id)) issued += 1;
    }
    return issued;
  }

  private async issue(contractId: string): Promise<boolean> {
    try {
      const issued = await this.issueOnce(contractId);
      if (issued?.emailId) this.outbox.announce(issued.emailId);
      return issued !== null;
    } catch (error) {
      this.logger.error({ err: error, contractId }, 'No settlement letter; trying again');
      return false;
    }
  }

  /** The letter and the mail that is owed for it; `null` when another worker was faster. */
  private async issueOnce(contractId: string): Promise<{ emailId: string | null } | null> {
    const folio = newFolio('contract-document');
    const { pdf, paidOffOn, isHistory, recipient, customerId } = await this.write(contractId, folio);
    return this.prisma.$transaction(async (database) => {
      await database.$queryRaw`select id from contract where id = ${contractId}::uuid for update`;
      const kind = 'settlement_letter';
      if (await database.contractDocument.findFirst({ where: { contractId, kind } })) return null;
      const { id: contractDocumentId } = await this.letters.issue(database, contractId, {
        folio,
        kind,
        figures: { paidOffOn },
        pdf,
      });
      if (isHistory) return { emailId: null };
      const content = { recipient, customerId, contractDocumentId };
      return { emailId: await this.outbox.owe(database, settlementLetterEmail, content) };
    });
  }

  private async write(contractId: string, folio: string) {
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
      pdf: await this.letters.render(letter),
      paidOffOn,
      isHistory: contract.broughtInOn !== null && contract.paidOffOn <= contract.broughtInOn,
      recipient: customer.email,
      customerId: customer.id,
    };
  }
}
