import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  recoveryCodesSchema,
  secondFactorConfirmSchema,
  secondFactorSetupSchema,
  secondFactorStartSchema,
} from '@flota/schemas';
import type { z } from 'zod';
import { CustomerOnly } from '../../platform/auth/access.js';
import { type CurrentCustomer, SignedInCustomer } from '../../platform/auth/current-user.js';
import { SecondFactorService } from './second-factor.service.js';

type WithPassword = z.output<typeof secondFactorStartSchema>;

@ApiTags('account')
@ApiBearerAuth()
@CustomerOnly('self')
@Controller('api/customers/second-factor')
export class SecondFactorController {
  constructor(private readonly secondFactor: SecondFactorService) {}

  /** 409 when it is on already. */
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: secondFactorSetupSchema })
  begin(
    @SignedInCustomer() customer: CurrentCustomer,
    @Body({ schema: secondFactorStartSchema }) { currentPassword }: WithPassword,
  ) {
    return this.secondFactor.begin(customer, currentPassword);
  }

  @Post('confirm')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: recoveryCodesSchema })
  confirm(
    @SignedInCustomer() customer: CurrentCustomer,
    @Body({ schema: secondFactorConfirmSchema }) { code }: z.output<typeof secondFactorConfirmSchema>,
  ) {
    return this.secondFactor.confirm(customer, code);
  }

  /** 409 when it is off. */
  @Post('recovery-codes')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: recoveryCodesSchema })
  renewCodes(
    @SignedInCustomer() customer: CurrentCustomer,
    @Body({ schema: secondFactorStartSchema }) { currentPassword }: WithPassword,
  ) {
    return this.secondFactor.renewCodes(customer, currentPassword);
  }

  @Post('disable')
  @HttpCode(204)
  disable(
    @SignedInCustomer() customer: CurrentCustomer,
    @Body({ schema: secondFactorStartSchema }) { currentPassword }: WithPassword,
  ): Promise<void> {
    return this.secondFactor.disable(customer, currentPassword);
  }
}
