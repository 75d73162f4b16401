import { Body, Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  contractRestructuringSchema,
  fieldCode,
  restructuringAcceptanceSchema,
  restructuringRefusalSchema,
  restructuringSchema,
} from '@flota/schemas';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { CustomerOnly, InView } from '../platform/auth/access.js';
import { type CurrentCustomer, SignedInCustomer } from '../platform/auth/current-user.js';
import { AgreementFiles } from './agreement/agreement-files.service.js';
import { RestructuringsService } from './restructurings.service.js';

const id = z.uuid(fieldCode('ID.INVALID'));

/** A customer reads, accepts or declines what staff propose. */
@ApiTags('account')
@ApiBearerAuth()
@CustomerOnly('manage', 'restructuring.decided')
@Controller('api/customers')
export class RestructuringsController {
  constructor(
    private readonly restructurings: RestructuringsService,
    private readonly agreements: AgreementFiles,
  ) {}

  /** The newest one that is open or was accepted, with its figures as of today. */
  @Get('contracts/:id/restructuring')
  @CustomerOnly('money')
  @InView()
  @ApiOkResponse({ standardSchema: contractRestructuringSchema })
  async ofContract(@SignedInCustomer() customer: CurrentCustomer, @Param('id', { schema: id }) contractId: string) {
    return { restructuring: await this.restructurings.ofContract(customer.id, contractId) };
  }

  /** As PDF: its convenio as it would be accepted now. 409 when it has ended; what was accepted is among the papers. */
  @Get('restructurings/:id/proposed-agreement')
  @CustomerOnly('papers', 'paper.opened')
  @ApiOkResponse({ content: { 'application/pdf': {} } })
  async proposedAgreement(
    @SignedInCustomer() customer: CurrentCustomer,
    @Param('id', { schema: id }) restructuringId: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const own = { id: restructuringId, contract: { customerId: customer.id } };
    const { content, name } = await this.agreements.proposed(own, customer.id);
    await reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${name}.pdf"`)
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .send(content);
  }

  /** 409 `RESTRUCTURING.CHANGED` where the figures are others than those that were read: nothing is done then. */
  @Post('restructurings/:id/accept')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: restructuringSchema })
  accept(
    @SignedInCustomer() customer: CurrentCustomer,
    @Param('id', { schema: id }) restructuringId: string,
    @Body({ schema: restructuringAcceptanceSchema }) said: z.output<typeof restructuringAcceptanceSchema>,
  ) {
    return this.restructurings.accept(customer, restructuringId, said);
  }

  /** 409 when it has ended. */
  @Post('restructurings/:id/decline')
  @HttpCode(204)
  async decline(
    @SignedInCustomer() customer: CurrentCustomer,
    @Param('id', { schema: id }) restructuringId: string,
    @Body({ schema: restructuringRefusalSchema }) { reason }: z.output<typeof restructuringRefusalSchema>,
  ): Promise<void> {
    await this.restructurings.decline(customer, restructuringId, reason);
  }
}
