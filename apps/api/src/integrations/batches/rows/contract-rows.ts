import { Injectable } from '@nestjs/common';
import { type ContractRow, contractRowSchema } from '@flota/schemas';
import { ContractIntakeService } from '../../../contracts/index.js';
import { type Hand, namedAs, type SingleRows, type TakenRow } from './batch-rows.js';

/** Contracts with all that happened to them so far. What was agreed doesn't change: one that is there comes the same, or is refused. */
@Injectable()
export class ContractRows implements SingleRows<typeof contractRowSchema> {
  readonly kind = 'contracts';
  readonly external = 'contract';
  readonly schema = contractRowSchema;

  constructor(private readonly intake: ContractIntakeService) {}

  async take(hand: Hand, { externalId, ...contract }: ContractRow): Promise<TakenRow> {
    const { id, alreadyThere } = await this.intake.openIn(hand.database, hand.client, contract);
    await namedAs(hand, { kind: this.external, externalId, recordId: id });
    return { outcome: alreadyThere ? 'unchanged' : 'created', recordId: id };
  }
}
