import { Body, Controller, Get, Param, Patch, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { profileSchema, profileWriteSchema, taxProfileSchema, taxProfileWriteSchema, fieldCode } from '@flota/schemas';
import { z } from 'zod';
import { CustomerOnly, InView } from '../../platform/auth/access.js';
import { type CurrentCustomer, SignedInCustomer } from '../../platform/auth/current-user.js';
import { ProfileService } from './profile.service.js';

@ApiTags('account')
@ApiBearerAuth()
@CustomerOnly('self')
@Controller('api/customers')
export class ProfileController {
  constructor(private readonly profiles: ProfileService) {}

  @Get('profile')
  @InView()
  @ApiOkResponse({ standardSchema: profileSchema })
  read(@SignedInCustomer() { id }: CurrentCustomer) {
    return this.profiles.read(id);
  }

  @Patch('profile')
  @ApiOkResponse({ standardSchema: profileSchema })
  write(
    @SignedInCustomer() { id }: CurrentCustomer,
    @Body({ schema: profileWriteSchema }) body: z.output<typeof profileWriteSchema>,
  ) {
    return this.profiles.write(id, body);
  }

  /** What invoices are made out with. Whom a contract names changes by a request (`tax-changes`). */
  @Put('tax-profiles/:id')
  @CustomerOnly('holder')
  @ApiOkResponse({ standardSchema: taxProfileSchema })
  writeTaxProfile(
    @SignedInCustomer() { id: customerId }: CurrentCustomer,
    @Param('id', { schema: z.uuid(fieldCode('ID.INVALID')) }) id: string,
    @Body({ schema: taxProfileWriteSchema }) body: z.output<typeof taxProfileWriteSchema>,
  ) {
    return this.profiles.writeTaxProfile(customerId, id, body);
  }
}
