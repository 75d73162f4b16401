import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { quotePrepayment, replayContract } from '@flota/finance';
import { dateOnly, fieldCode, moneyString, PREPAYMENT_EFFECTS, todayInMexico } from '@flota/schemas';
import { z } from 'zod';
import { StaffMay } from '../../platform/auth/access.js';
import { orRefuse } from './ledger-refusal.js';
import { Ledgers } from './ledgers.js';

const id = z.uuid(fieldCode('ID.INVALID'));
const dayQuerySchema = z.object({ on: dateOnly.optional() });
const quoteQuerySchema = dayQuerySchema.extend({
  capital: moneyString,
  effect: z.enum(PREPAYMENT_EFFECTS, fieldCode('EFFECT.INVALID')),
});

/** What auditors and finance ask of a contract: where it stood on a day by all that is known of it now. */
@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/contracts/:id')
export class ContractStandingAdminController {
  constructor(private readonly ledgers: Ledgers) {}

  /** Position, payoff and schedule at the end of day `on`, today unless another is asked for. */
  @Get('standing')
  @StaffMay('contracts', 'show')
  async standing(
    @Param('id', { schema: id }) contractId: string,
    @Query({ schema: dayQuerySchema }) { on = todayInMexico() }: z.output<typeof dayQuerySchema>,
  ) {
    const { contract, events } = await this.ledgers.read(contractId);
    const { instalments, payoff, position } = orRefuse(() => replayContract(contract, events, { on }));
    return { on, position, payoff, instalments };
  }

  /** What capital before its day would have cost and done on that day. Changes nothing. */
  @Get('prepayment-quote')
  @StaffMay('contracts', 'show')
  async prepaymentQuote(
    @Param('id', { schema: id }) contractId: string,
    @Query({ schema: quoteQuerySchema })
    { on = todayInMexico(), capital, effect }: z.output<typeof quoteQuerySchema>,
  ) {
    const { contract, events } = await this.ledgers.read(contractId);
    return orRefuse(() => quotePrepayment(contract, events, { on, capital, effect }));
  }
}
