import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ownMessagingSchema, ownMessagingWriteSchema } from '@flota/schemas';
import type { z } from 'zod';
import { CustomerOnly, InView } from '../../platform/auth/access.js';
import { type CurrentCustomer, SignedInCustomer } from '../../platform/auth/current-user.js';
import { OwnMessagingService } from './own-messaging.service.js';

@ApiTags('account')
@ApiBearerAuth()
@CustomerOnly('self')
@Controller('api/customers/messaging')
export class OwnMessagingController {
  constructor(private readonly messaging: OwnMessagingService) {}

  /** By what we may write to the customer's telephone. */
  @Get()
  @InView()
  @ApiOkResponse({ standardSchema: ownMessagingSchema })
  read(@SignedInCustomer() { id }: CurrentCustomer) {
    return this.messaging.read(id);
  }

  @Put()
  @ApiOkResponse({ standardSchema: ownMessagingSchema })
  say(
    @SignedInCustomer() { id }: CurrentCustomer,
    @Body({ schema: ownMessagingWriteSchema }) body: z.output<typeof ownMessagingWriteSchema>,
  ) {
    return this.messaging.say(id, body);
  }
}
