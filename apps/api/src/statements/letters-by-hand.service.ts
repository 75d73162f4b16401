import type { Contract, ContractDocument } from '@flota/prisma';
import type { AccountDocument, LetterByHand } from '@flota/schemas';
import { Injectable } from '@nestjs/common';
import { PayoffLetters, SettlementLetters, type WrittenBy } from '../contracts/index.js';
import { Audit } from '../platform/audit/audit.js';
import type { CurrentStaff } from '../platform/auth/current-user.js';
import { type Database, PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { Outbox } from '../platform/outbox/outbox.js';
import { CertificatesService } from './certificates.service.js';
import { PaperMail } from './paper.mail.js';

/** Letters that staff have written for a customer: by the checks that the customer's own go through, and with a reason. */
@Injectable()
export class LettersByHand {
  constructor(
    private readonly prisma: PrismaService,
    private readonly outbox: Outbox,
    private readonly audit: Audit,
    private readonly payoffs: PayoffLetters,
    private readonly settlements: SettlementLetters,
    private readonly certificates: CertificatesService,
  ) {}

  /** What is true already is answered with the letter that says so. 404, 422. */
  async issue(staff: CurrentStaff, contractId: string, asked: LetterByHand): Promise<AccountDocument> {
    const contract = await this.prisma.contract.findUnique({
      where: { id: contractId },
      include: { customer: { select: { email: true } } },
    });
    if (!contract) throw ProblemException.notFound();
    let isNew = false;
    const also = async (database: Database, letter: ContractDocument) => {
      isNew = true;
      await this.note(database, staff, letter, asked, { isNew });
    };
    const letter = await this.write(contract, asked, { limitedBy: staff.id, also });
    // Of a new settlement letter the customer is told in any case.
    const isMailed = asked.mailed && !(isNew && asked.kind === 'settlement_letter');
    await this.outbox.commit(async (database, owe) => {
      if (!isNew) await this.note(database, staff, { ...letter, contractId }, asked, { isNew });
      if (isMailed) {
        await owe(PaperMail, { to: contract.customer.email, about: { kind: 'contract_document', id: letter.id } });
      }
    });
    return letter;
  }

  private write(contract: Contract, asked: LetterByHand, by: WrittenBy): Promise<AccountDocument> {
    switch (asked.kind) {
      case 'payoff_letter':
        return this.payoffs.write(contract, asked.on, by);
      case 'settlement_letter':
        return this.settlements.write(contract.id, by);
      case 'certificate':
        return this.certificates.write(contract, asked.year, by);
    }
  }

  private async note(
    database: Database,
    actor: CurrentStaff,
    { contractId, folio, kind }: Pick<ContractDocument, 'contractId' | 'folio' | 'kind'>,
    { mailed, reason }: LetterByHand,
    { isNew }: { isNew: boolean },
  ): Promise<void> {
    await this.audit.note(database, {
      ...{ actor, action: 'issue-letter', resource: 'contracts', recordId: contractId },
      details: { letter: folio, kind, reason, mailed, isNew },
    });
  }
}
