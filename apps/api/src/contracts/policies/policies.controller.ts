import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { fileLinkSchema, policySchema, fieldCode } from '@flota/schemas';
import { z } from 'zod';
import { CustomerOnly, InView } from '../../platform/auth/access.js';
import { type CurrentCustomer, SignedInCustomer } from '../../platform/auth/current-user.js';
import { seesMoney } from '../../platform/auth/customer-accounts.js';
import { PoliciesService } from './policies.service.js';

@ApiTags('account')
@ApiBearerAuth()
@CustomerOnly('policies')
@Controller('api/customers/policies')
export class PoliciesController {
  constructor(private readonly policies: PoliciesService) {}

  @Get()
  @InView()
  @ApiOkResponse({ standardSchema: z.array(policySchema) })
  async list(@SignedInCustomer() customer: CurrentCustomer) {
    const policies = await this.policies.list(customer);
    return seesMoney(customer) ? policies : policies.map((policy) => ({ ...policy, premium: null }));
  }

  /** 404 too when there is no PDF of it. */
  @Post(':id/link')
  @CustomerOnly('policies', 'policy.opened')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: fileLinkSchema })
  link(
    @SignedInCustomer() customer: CurrentCustomer,
    @Param('id', { schema: z.uuid(fieldCode('ID.INVALID')) }) id: string,
  ) {
    return this.policies.link(customer, id);
  }
}
