import { Injectable } from '@nestjs/common';
import type { BankLine } from '@flota/prisma';
import { type BankMovement } from '@flota/schemas';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import type { Database } from '../../platform/database/prisma.service.js';
import type { Proposal } from '../matching/propose-match.js';
import { orderedIds } from '../../platform/database/ordered-ids.js';

const CONTEXT = 'bank_line.sender_clabe';

/** A movement that is new, as its row is written. */
export interface NewLine extends BankMovement {
  identity: string;
  senderIndex: string | null;
  proposal: Proposal;
}

/** Lines and their rows: twenty thousand at once go as one document, which Prisma would take seconds for. */
@Injectable()
export class BankLineRows {
  constructor(private readonly encryption: FieldEncryption) {}

  senderIndex({ senderClabe }: Pick<BankMovement, 'senderClabe'>): string | null {
    return senderClabe === '' ? null : this.encryption.blindIndex(senderClabe, CONTEXT);
  }

  senderClabe({ senderClabe }: Pick<BankLine, 'senderClabe'>): string {
    return senderClabe === null ? '' : this.encryption.decrypt(senderClabe, CONTEXT);
  }

  /** @returns how many were written; one that another file has brought meanwhile is not */
  async insert(
    database: Database,
    file: { id: string; bankAccountId: string },
    lines: readonly NewLine[],
  ): Promise<number> {
    const ids = orderedIds(lines.length);
    const rows = lines.map(({ proposal, senderClabe, amount, ...line }, index) => ({
      id: ids[index],
      ...line,
      ...proposal,
      amount,
      state: amount.startsWith('-') ? 'outgoing' : 'open',
      senderClabe: senderClabe === '' ? null : this.encryption.encrypt(senderClabe, CONTEXT),
    }));
    return database.$executeRaw`
      insert into bank_line (id, bank_account_id, bank_file_id, line, identity, booked_on, amount, tracking_key, reference,
        concept, sender_name, sender_clabe, sender_index, credited_clabe, state, confidence, reasons, contract_id,
        payment_id, updated_at)
      select id, ${file.bankAccountId}::uuid, ${file.id}::uuid, line, identity, "bookedOn", amount,
        "trackingKey", reference, concept, "senderName", "senderClabe", "senderIndex", "creditedClabe",
        state::"BankLineState", confidence::"MatchConfidence", reasons, "contractId", "paymentId", now()
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sent (id uuid, line int, identity text, "bookedOn" date,
        amount numeric, "trackingKey" text, reference text, concept text, "senderName" text, "senderClabe" text,
        "senderIndex" text, "creditedClabe" text, state text, confidence text, reasons jsonb, "contractId" uuid,
        "paymentId" uuid)
      on conflict (bank_account_id, identity) do nothing`;
  }

  /** Proposals made anew, of lines that are still open. */
  async propose(database: Database, proposals: readonly (Proposal & { id: string })[]): Promise<void> {
    await database.$executeRaw`
      update bank_line set confidence = sent.confidence::"MatchConfidence", reasons = sent.reasons,
        contract_id = sent."contractId", payment_id = sent."paymentId", updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(proposals)}::jsonb) as sent (id uuid, confidence text, reasons jsonb,
        "contractId" uuid, "paymentId" uuid)
      where bank_line.id = sent.id and bank_line.state = 'open'`;
  }
}
