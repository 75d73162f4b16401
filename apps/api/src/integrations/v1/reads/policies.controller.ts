import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  type ApiPage,
  apiPoliciesPageSchema,
  apiPoliciesQuerySchema,
  type ApiPolicy,
  apiPolicySchema,
  fieldCode,
} from '@flota/schemas';
import { z } from 'zod';
import { Integrator } from '../../../platform/auth/access.js';
import { CallingClient, type CurrentIntegrator } from '../../../platform/auth/current-user.js';
import { PolicyRecords } from './policy-records.js';

/** Insurance policies of the vehicles. */
@ApiTags('integrators')
@Integrator('policies:read')
@Controller('api/integrations/v1/policies')
export class IntegratorsPoliciesController {
  constructor(private readonly policies: PolicyRecords) {}

  @Get()
  @ApiOperation({ summary: 'Policies, page by page' })
  @ApiOkResponse({ standardSchema: apiPoliciesPageSchema })
  list(
    @CallingClient() client: CurrentIntegrator,
    @Query({ schema: apiPoliciesQuerySchema }) query: z.output<typeof apiPoliciesQuerySchema>,
  ): Promise<ApiPage<ApiPolicy>> {
    return this.policies.list(client, query);
  }

  @Get(':id')
  @ApiOperation({ summary: 'One policy' })
  @ApiOkResponse({ standardSchema: apiPolicySchema })
  show(
    @CallingClient() client: CurrentIntegrator,
    @Param('id', { schema: z.uuid(fieldCode('ID.INVALID')) }) id: string,
  ): Promise<ApiPolicy> {
    return this.policies.show(client, id);
  }
}
