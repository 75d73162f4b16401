import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { contactDealerRequestSchema, contactDealerSchema } from '@flota/schemas';
import type { z } from 'zod';
import { Public } from '../platform/auth/access.js';
import { DealerContacts } from './dealer-contacts.js';

@ApiTags('dealers')
@Public()
@Controller('api/auth/customers')
export class DealerContactsController {
  constructor(private readonly contacts: DealerContacts) {}

  /** The dealer that the token of a mail or of a request names. 410 when it has expired. */
  @Post('contact-dealer')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: contactDealerSchema })
  read(@Body({ schema: contactDealerRequestSchema }) { token }: z.output<typeof contactDealerRequestSchema>) {
    return this.contacts.read(token);
  }
}
