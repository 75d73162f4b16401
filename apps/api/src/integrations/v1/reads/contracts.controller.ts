import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  type ApiContract,
  type ApiContractDetail,
  apiContractDetailSchema,
  apiContractsPageSchema,
  apiContractsQuerySchema,
  type ApiPage,
  fieldCode,
} from '@flota/schemas';
import { z } from 'zod';
import { Integrator } from '../../../platform/auth/access.js';
import { CallingClient, type CurrentIntegrator } from '../../../platform/auth/current-user.js';
import { ContractRecords } from './contract-records.js';

/** Contracts, with where they stand today. */
@ApiTags('integrators')
@Integrator('contracts:read')
@Controller('api/integrations/v1/contracts')
export class IntegratorsContractsController {
  constructor(private readonly contracts: ContractRecords) {}

  @Get()
  @ApiOperation({ summary: 'Contracts, page by page' })
  @ApiOkResponse({ standardSchema: apiContractsPageSchema })
  list(
    @CallingClient() client: CurrentIntegrator,
    @Query({ schema: apiContractsQuerySchema }) query: z.output<typeof apiContractsQuerySchema>,
  ): Promise<ApiPage<ApiContract>> {
    return this.contracts.list(client, query);
  }

  @Get(':id')
  @ApiOperation({ summary: 'One contract' })
  @ApiOkResponse({ standardSchema: apiContractDetailSchema })
  show(
    @CallingClient() client: CurrentIntegrator,
    @Param('id', { schema: z.uuid(fieldCode('ID.INVALID')) }) id: string,
  ): Promise<ApiContractDetail> {
    return this.contracts.show(client, id);
  }
}
