import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  type ApiInvoice,
  apiInvoiceSchema,
  apiInvoicesPageSchema,
  apiInvoicesQuerySchema,
  type ApiPage,
  fieldCode,
} from '@flota/schemas';
import { z } from 'zod';
import { Integrator } from '../../../platform/auth/access.js';
import { CallingClient, type CurrentIntegrator } from '../../../platform/auth/current-user.js';
import { InvoiceRecords } from './invoice-records.js';

/** Invoices (CFDI) of contracts. */
@ApiTags('integrators')
@Integrator('invoices:read')
@Controller('api/integrations/v1/invoices')
export class IntegratorsInvoicesController {
  constructor(private readonly invoices: InvoiceRecords) {}

  @Get()
  @ApiOperation({ summary: 'Invoices, page by page' })
  @ApiOkResponse({ standardSchema: apiInvoicesPageSchema })
  list(
    @CallingClient() client: CurrentIntegrator,
    @Query({ schema: apiInvoicesQuerySchema }) query: z.output<typeof apiInvoicesQuerySchema>,
  ): Promise<ApiPage<ApiInvoice>> {
    return this.invoices.list(client, query);
  }

  @Get(':id')
  @ApiOperation({ summary: 'One invoice' })
  @ApiOkResponse({ standardSchema: apiInvoiceSchema })
  show(
    @CallingClient() client: CurrentIntegrator,
    @Param('id', { schema: z.uuid(fieldCode('ID.INVALID')) }) id: string,
  ): Promise<ApiInvoice> {
    return this.invoices.show(client, id);
  }
}
