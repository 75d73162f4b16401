import { Controller, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  fieldCode,
  fileLinkSchema,
  insuredContractSchema,
  policySubmissionRequestSchema,
  policySubmissionSchema,
} from '@flota/schemas';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CustomerOnly, InView } from '../platform/auth/access.js';
import { type CurrentCustomer, SignedInCustomer } from '../platform/auth/current-user.js';
import { seesMoney } from '../platform/auth/customer-accounts.js';
import { IdempotencyKey } from '../platform/idempotency/idempotency-key.decorator.js';
import { TakesForm } from '../platform/open-api/taken-form.js';
import { readPolicySubmission } from './policy-submission-form.js';
import { withoutAmounts, withoutMoney } from './policies-without-money.js';
import { PolicySubmissionsService } from './policy-submissions.service.js';

/** A customer sends in the policy of a vehicle, and follows what becomes of it. */
@ApiTags('account')
@ApiBearerAuth()
@CustomerOnly('policies')
@Controller('api/customers')
export class PolicySubmissionsController {
  constructor(private readonly submissions: PolicySubmissionsService) {}

  /** Contract by contract: what is insured until when, and what was sent in. */
  @Get('insurance')
  @InView()
  @ApiOkResponse({ standardSchema: z.array(insuredContractSchema) })
  async insurance(@SignedInCustomer() customer: CurrentCustomer) {
    const insured = await this.submissions.insurance(customer);
    return seesMoney(customer) ? insured : insured.map(withoutMoney);
  }

  /** The same `Idempotency-Key` gets the same one, and one mail. 409 while another one of the contract is open. */
  @Post('policy-submissions')
  @CustomerOnly('insure', 'policy.sent')
  @TakesForm({ fields: policySubmissionRequestSchema, files: { policy: 1 } })
  @ApiCreatedResponse({ standardSchema: policySubmissionSchema })
  async send(
    @SignedInCustomer() customer: CurrentCustomer,
    @Req() request: FastifyRequest,
    @IdempotencyKey() key: string | undefined,
  ) {
    const submission = await this.submissions.take(customer, await readPolicySubmission(request), key);
    return seesMoney(customer) ? submission : withoutAmounts(submission);
  }

  /** Its document. */
  @Post('policy-submissions/:id/link')
  @CustomerOnly('policies', 'policy.opened')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: fileLinkSchema })
  link(
    @SignedInCustomer() customer: CurrentCustomer,
    @Param('id', { schema: z.uuid(fieldCode('ID.INVALID')) }) id: string,
  ) {
    return this.submissions.link(customer, id);
  }
}
