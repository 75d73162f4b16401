import { dayOfColumn } from '@flota/prisma';
import { todayInMexico } from '@flota/schemas';
import { newFolio } from '../../platform/crypto/folio.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import { Every, Sweep } from '../../platform/schedule/sweep.js';
import { ContractLetters } from '../letters/contract-letters.js';
import { settlementLetter } from './settlement-letter.js';
import { SettlementLetterMail } from './settlement-letter.mail.js';

const BATCH = 50;

/**
 * Issues the letter that every settled contract is owed. That it is owed is no row of its own: a contract that is paid
 * off and has no such letter that is good says so, whatever settled it, for the second time too. One that was settled
 * before it came in gets its letter too, but no mail: its customer was told then.
 */
@Every({ seconds: 15 })
export class SettlementLettersSweep extends Sweep {
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
      where: { state: 'paid_off', documents: { none: { kind: 'settlement_letter', voidedOn: null } } },
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
      return await this.issueOnce(contractId);
    } catch (error) {
      this.logger.error({ err: error, contractId }, 'No settlement letter; trying again');
      return false;
    }
  }

  /** The letter and the mail that is owed for it; `false` when another worker was faster. */
  private async issueOnce(contractId: string): Promise<boolean> {
    const folio = newFolio('contract-document');
    const { pdf, paidOffOn, isHistory, recipient } = await this.write(contractId, folio);
    return this.outbox.commit(async (database, owe) => {
      await database.$queryRaw`select id from contract where id = ${contractId}::uuid for update`;
      const kind = 'settlement_letter';
      if (await database.contractDocument.findFirst({ where: { contractId, kind, voidedOn: null } })) return false;
      const { id } = await this.letters.issue(database, contractId, {
        folio,
        kind,
        figures: { paidOffOn },
        pdf,
      });
      if (!isHistory) await owe(SettlementLetterMail, { to: recipient, about: { kind: 'contract_document', id } });
      return true;
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
      pdf: await this.letters.print(letter),
      paidOffOn,
      isHistory: contract.broughtInOn !== null && contract.paidOffOn <= contract.broughtInOn,
      recipient: customer.email,
    };
  }
}
