import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { accountUnitSchema } from '@flota/schemas';
import { z } from 'zod';
import { CustomerOnly, InView } from '../../platform/auth/access.js';
import { type CurrentCustomer, SignedInCustomer } from '../../platform/auth/current-user.js';
import { UnitsService } from './units.service.js';

@ApiTags('account')
@ApiBearerAuth()
@CustomerOnly('units')
@Controller('api/customers/units')
export class UnitsController {
  constructor(private readonly units: UnitsService) {}

  /** The vehicles of the account, of a driver those that were chosen for them, without any amount. */
  @Get()
  @InView()
  @ApiOkResponse({ standardSchema: z.array(accountUnitSchema) })
  list(@SignedInCustomer() customer: CurrentCustomer) {
    return this.units.list(customer);
  }
}
