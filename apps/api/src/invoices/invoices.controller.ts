import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { fileLinkSchema, invoiceSchema, papersQuerySchema, fieldCode } from '@flota/schemas';
import { z } from 'zod';
import { CustomerOnly, InView } from '../platform/auth/access.js';
import { type CurrentCustomer, SignedInCustomer } from '../platform/auth/current-user.js';
import { InvoicesService } from './invoices.service.js';

const linkQuerySchema = z.object({ format: z.enum(['xml', 'pdf'], fieldCode('FORMAT.INVALID')).default('pdf') });

@ApiTags('account')
@ApiBearerAuth()
@CustomerOnly('papers')
@Controller('api/customers/invoices')
export class InvoicesController {
  constructor(private readonly invoices: InvoicesService) {}

  @Get()
  @InView()
  @ApiOkResponse({ standardSchema: z.array(invoiceSchema) })
  list(
    @SignedInCustomer() customer: CurrentCustomer,
    @Query({ schema: papersQuerySchema }) query: z.output<typeof papersQuerySchema>,
  ) {
    return this.invoices.list(customer.id, query);
  }

  /** Of the XML, or of a PDF that shows it. */
  @Post(':id/link')
  @CustomerOnly('papers', 'paper.opened')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: fileLinkSchema })
  link(
    @SignedInCustomer() customer: CurrentCustomer,
    @Param('id', { schema: z.uuid(fieldCode('ID.INVALID')) }) id: string,
    @Query({ schema: linkQuerySchema }) { format }: z.output<typeof linkQuerySchema>,
  ) {
    return this.invoices.link(customer.id, id, format);
  }
}
