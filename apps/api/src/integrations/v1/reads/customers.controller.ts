import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  type ApiCustomer,
  apiCustomerSchema,
  apiCustomersPageSchema,
  apiCustomersQuerySchema,
  type ApiPage,
  fieldCode,
} from '@flota/schemas';
import { z } from 'zod';
import { Integrator } from '../../../platform/auth/access.js';
import { CallingClient, type CurrentIntegrator } from '../../../platform/auth/current-user.js';
import { CustomerRecords } from './customer-records.js';

/** Customers, with whom they are for the tax office. */
@ApiTags('integrators')
@Integrator('customers:read')
@Controller('api/integrations/v1/customers')
export class IntegratorsCustomersController {
  constructor(private readonly customers: CustomerRecords) {}

  @Get()
  @ApiOperation({ summary: 'Customers, page by page' })
  @ApiOkResponse({ standardSchema: apiCustomersPageSchema })
  list(
    @CallingClient() client: CurrentIntegrator,
    @Query({ schema: apiCustomersQuerySchema }) query: z.output<typeof apiCustomersQuerySchema>,
  ): Promise<ApiPage<ApiCustomer>> {
    return this.customers.list(client, query);
  }

  @Get(':id')
  @ApiOperation({ summary: 'One customer' })
  @ApiOkResponse({ standardSchema: apiCustomerSchema })
  show(
    @CallingClient() client: CurrentIntegrator,
    @Param('id', { schema: z.uuid(fieldCode('ID.INVALID')) }) id: string,
  ): Promise<ApiCustomer> {
    return this.customers.show(client, id);
  }
}
