import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiTags } from '@nestjs/swagger';
import { fieldCode, paymentPromiseSchema, takenPromiseSchema } from '@flota/schemas';
import { z } from 'zod';
import { StaffMay } from '../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../platform/auth/current-user.js';
import { PaymentPromisesService } from './payment-promises.service.js';

const id = z.uuid(fieldCode('ID.INVALID'));

/** What staff do with payment promises besides finding them, which the resource engine serves. */
@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin')
export class PaymentPromisesAdminController {
  constructor(private readonly promises: PaymentPromisesService) {}

  /** Notes down what a customer promised; they get a mail. 409 while another one of the contract is open, or nothing is owed. */
  @Post('contracts/:id/payment-promises')
  @ApiCreatedResponse({ standardSchema: paymentPromiseSchema })
  @StaffMay('payment-promises', 'take')
  take(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: id }) contractId: string,
    @Body({ schema: takenPromiseSchema }) said: z.output<typeof takenPromiseSchema>,
  ) {
    return this.promises.take(staff, contractId, said);
  }

  /** 409 when it has ended. */
  @Post('payment-promises/:id/cancel')
  @HttpCode(204)
  @StaffMay('payment-promises', 'take')
  async cancel(@Staff() staff: CurrentStaff, @Param('id', { schema: id }) promiseId: string): Promise<void> {
    await this.promises.cancelForStaff(staff, promiseId);
  }
}
