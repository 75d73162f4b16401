import { Injectable } from '@nestjs/common';
import { type ContractDocument, dayOfColumn, type Restructuring as Stored } from '@flota/prisma';
import { dayInMexico, type RestructuringFigures, todayInMexico } from '@flota/schemas';
import { ContractLetters, lateRate } from '../../contracts/index.js';
import { newFolio } from '../../platform/crypto/folio.js';
import type { Database } from '../../platform/database/prisma.service.js';
import { type Acceptance, proposedAgreement, restructuringAgreement } from './restructuring-agreement.js';

type Letter = Parameters<ContractLetters['issue']>[2];
/** A convenio that is set and stored; what it becomes in the books is known when it is issued. */
export type PrintedAgreement = Pick<Letter, 'folio' | 'pdf'> & { shown: string };

interface Shown {
  figures: RestructuringFigures;
  hash: string;
}

/** The convenio of a restructuring, on paper: as it is proposed, and as it was accepted. */
@Injectable()
export class RestructuringAgreements {
  constructor(private readonly letters: ContractLetters) {}

  /** What the customer reads before they accept. The same figures of a day make the same bytes. */
  async draft(row: Stored, shown: Shown): Promise<Buffer> {
    const on = todayInMexico();
    return this.letters.render(proposedAgreement({ ...(await this.subject(row, shown)), on, issuedOn: on }));
  }

  /** Set and stored before the transaction that issues it. */
  async print(row: Stored, { figures, hash }: Shown, acceptance: Acceptance): Promise<PrintedAgreement> {
    const folio = newFolio('contract-document');
    const on = dayInMexico(acceptance.at);
    const subject = { ...(await this.subject(row, { figures, hash })), folio, on, issuedOn: on };
    return { folio, shown: hash, pdf: await this.letters.print(restructuringAgreement(subject, acceptance)) };
  }

  /** @param event what it became in the contract's books: whatever takes that back voids the paper */
  issue(
    database: Database,
    { contractId }: Pick<Stored, 'contractId'>,
    { folio, pdf, shown }: PrintedAgreement,
    event: string,
  ): Promise<ContractDocument> {
    const letter = { folio, kind: 'restructuring_agreement' as const, figures: { event, shown }, pdf };
    return this.letters.issue(database, contractId, letter);
  }

  private async subject({ contractId, graceMonths, proposedOn, validUntil }: Stored, { figures, hash }: Shown) {
    const { contract, holder, settings } = await this.letters.parties(contractId);
    return {
      ...{ contract, holder, settings, graceMonths, figures },
      shown: hash,
      signedOn: dayOfColumn(contract.signedOn),
      rates: { ordinary: contract.annualRatePercent.toString(), late: lateRate(contract) },
      proposedOn: dayOfColumn(proposedOn),
      validUntil: dayOfColumn(validUntil),
    };
  }
}
