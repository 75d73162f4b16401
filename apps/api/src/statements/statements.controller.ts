import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { fileLinkSchema, papersQuerySchema, statementSchema, fieldCode } from '@flota/schemas';
import { z } from 'zod';
import { CustomerOnly, InView } from '../platform/auth/access.js';
import { type CurrentCustomer, SignedInCustomer } from '../platform/auth/current-user.js';
import { StatementsService } from './statements.service.js';

@ApiTags('account')
@ApiBearerAuth()
@CustomerOnly('papers')
@Controller('api/customers/statements')
export class StatementsController {
  constructor(private readonly statements: StatementsService) {}

  @Get()
  @InView()
  @ApiOkResponse({ standardSchema: z.array(statementSchema) })
  list(
    @SignedInCustomer() customer: CurrentCustomer,
    @Query({ schema: papersQuerySchema }) query: z.output<typeof papersQuerySchema>,
  ) {
    return this.statements.list(customer.id, query);
  }

  @Post(':id/link')
  @CustomerOnly('papers', 'paper.opened')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: fileLinkSchema })
  link(
    @SignedInCustomer() customer: CurrentCustomer,
    @Param('id', { schema: z.uuid(fieldCode('ID.INVALID')) }) id: string,
  ) {
    return this.statements.link(customer.id, id);
  }
}
