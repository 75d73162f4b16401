import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  fieldCode,
  type NoticeChoice,
  noticeChoiceSchema,
  ownNoticesSchema,
  type PushSubscriptionData,
  pushSubscriptionSchema,
  type QuietHours,
  quietHoursSchema,
  sentNoticesQuerySchema,
  sentNoticesSchema,
} from '@flota/schemas';
import { z } from 'zod';
import { CustomerOnly, InView } from '../../platform/auth/access.js';
import { type CurrentCustomer, SignedInCustomer } from '../../platform/auth/current-user.js';
import { SentNotices } from '../../platform/notices/sent-notices.js';
import { OwnNoticesService } from './own-notices.service.js';

const deviceId = z.uuid(fieldCode('ID.INVALID'));

@ApiTags('account')
@ApiBearerAuth()
@CustomerOnly()
@Controller('api/customers/notices')
export class OwnNoticesController {
  constructor(
    private readonly notices: OwnNoticesService,
    private readonly sent: SentNotices,
  ) {}

  /** What the customer is told of, by what and when. */
  @Get()
  @InView()
  @ApiOkResponse({ standardSchema: ownNoticesSchema })
  read(@SignedInCustomer() { id }: CurrentCustomer) {
    return this.notices.read(id);
  }

  /** One kind by one channel. 422 for what is always sent, or never comes by it. */
  @Put('choices')
  @ApiOkResponse({ standardSchema: ownNoticesSchema })
  choose(@SignedInCustomer() { id }: CurrentCustomer, @Body({ schema: noticeChoiceSchema }) choice: NoticeChoice) {
    return this.notices.choose(id, choice);
  }

  /** Between which hours telephone and devices stay silent. */
  @Put('hours')
  @ApiOkResponse({ standardSchema: ownNoticesSchema })
  setHours(@SignedInCustomer() { id }: CurrentCustomer, @Body({ schema: quietHoursSchema }) hours: QuietHours) {
    return this.notices.setHours(id, hours);
  }

  /** Lets this browser show notices. 422 for an address that nothing is sent to, 409 for one device too many. */
  @Post('devices')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: ownNoticesSchema })
  addDevice(
    @SignedInCustomer() { id }: CurrentCustomer,
    @Headers('user-agent') userAgent: string | undefined,
    @Body({ schema: pushSubscriptionSchema }) subscription: PushSubscriptionData,
  ) {
    return this.notices.addDevice(id, userAgent ?? '', subscription);
  }

  @Delete('devices/:id')
  @ApiOkResponse({ standardSchema: ownNoticesSchema })
  removeDevice(@SignedInCustomer() { id }: CurrentCustomer, @Param('id', { schema: deviceId }) device: string) {
    return this.notices.removeDevice(id, device);
  }

  /** What was sent to the customer, by every channel, the newest first. */
  @Get('sent')
  @InView()
  @ApiOkResponse({ standardSchema: sentNoticesSchema })
  listSent(
    @SignedInCustomer() { id }: CurrentCustomer,
    @Query({ schema: sentNoticesQuerySchema }) { before }: z.output<typeof sentNoticesQuerySchema>,
  ) {
    return this.sent.of(id, before);
  }
}
