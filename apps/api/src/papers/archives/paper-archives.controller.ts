import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { fieldCode, fileLinkSchema, paperArchiveRequestSchema, paperArchiveSchema } from '@flota/schemas';
import { z } from 'zod';
import { CustomerOnly, InView } from '../../platform/auth/access.js';
import { type CurrentCustomer, SignedInCustomer } from '../../platform/auth/current-user.js';
import { PaperArchives } from './paper-archives.service.js';

/** ZIPs of papers that are made in the background. */
@ApiTags('account')
@ApiBearerAuth()
@CustomerOnly('papers')
@Controller('api/customers/paper-archives')
export class PaperArchivesController {
  constructor(private readonly archives: PaperArchives) {}

  /** The newest first, as long as they are kept. */
  @Get()
  @InView()
  @ApiOkResponse({ standardSchema: z.array(paperArchiveSchema) })
  list(@SignedInCustomer() customer: CurrentCustomer) {
    return this.archives.list(customer.id);
  }

  /** Has one made, for whoever asks or for the customer's accountant. 409 when the accountant has not agreed. */
  @Post()
  @CustomerOnly('papers', 'papers.zipped')
  @ApiCreatedResponse({ standardSchema: paperArchiveSchema })
  ask(
    @SignedInCustomer() customer: CurrentCustomer,
    @Body({ schema: paperArchiveRequestSchema }) request: z.output<typeof paperArchiveRequestSchema>,
  ) {
    return this.archives.ask(customer, request);
  }

  /** An address of the ZIP that is good for five minutes. 404 until it is made. */
  @Post(':id/link')
  @CustomerOnly('papers', 'paper.opened')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: fileLinkSchema })
  link(
    @SignedInCustomer() customer: CurrentCustomer,
    @Param('id', { schema: z.uuid(fieldCode('ID.INVALID')) }) id: string,
  ) {
    return this.archives.link(customer.id, id);
  }
}
