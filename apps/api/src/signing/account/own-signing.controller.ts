import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  accountSigningSchema,
  constanciaVerdictSchema,
  fieldCode,
  fileLinkSchema,
  SIGNING_FILES,
  type SigningFile,
  signingPageSchema,
} from '@flota/schemas';
import { z } from 'zod';
import { CustomerOnly, InView } from '../../platform/auth/access.js';
import { type CurrentCustomer, SignedInCustomer } from '../../platform/auth/current-user.js';
import { Constancias } from '../constancia/constancias.js';
import { OwnSigningService, ownRequest } from './own-signing.service.js';

const requestId = z.uuid(fieldCode('ID.INVALID'));
const purposeSchema = z.enum(SIGNING_FILES, fieldCode('PURPOSE.INVALID'));

/** A customer signs what they were asked to, and has the proof of it. */
@ApiTags('signing')
@ApiBearerAuth()
@CustomerOnly()
@Controller('api/customers/signing-requests')
export class OwnSigningController {
  constructor(
    private readonly own: OwnSigningService,
    private readonly constancias: Constancias,
  ) {}

  @Get()
  @InView()
  @ApiOkResponse({ standardSchema: z.array(accountSigningSchema) })
  list(@SignedInCustomer() customer: CurrentCustomer) {
    return this.own.list(customer.id);
  }

  /** Where to sign. 409 when it was signed, or has ended. */
  @Post(':id/page')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: signingPageSchema })
  async page(@SignedInCustomer() customer: CurrentCustomer, @Param('id', { schema: requestId }) id: string) {
    return { url: await this.own.page(customer.id, id) };
  }

  /** An address of the file that is good for five minutes. */
  @Post(':id/files/:purpose/link')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: fileLinkSchema })
  link(
    @SignedInCustomer() customer: CurrentCustomer,
    @Param('id', { schema: requestId }) id: string,
    @Param('purpose', { schema: purposeSchema }) purpose: SigningFile,
  ) {
    return this.own.link(customer.id, id, purpose);
  }

  /** Verifies the constancia anew, against the bytes that are stored. */
  @Post(':id/verify')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: constanciaVerdictSchema })
  verify(@SignedInCustomer() customer: CurrentCustomer, @Param('id', { schema: requestId }) id: string) {
    return this.constancias.verify({ id, ...ownRequest(customer.id) });
  }
}
