import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { fieldCode, UPLOAD_PIECE_MAX_BYTES, uploadPieceSchema, uploadSchema, uploadStartSchema } from '@flota/schemas';
import type { FastifyRequest } from 'fastify';
import '@fastify/multipart';
import { z } from 'zod';
import { CustomerOnly } from '../../auth/access.js';
import { type CurrentCustomer, SignedInCustomer } from '../../auth/current-user.js';
import { ProblemException } from '../../errors/problem.exception.js';
import { asMalformed } from '../../http/malformed-form.js';
import { TakesForm } from '../../open-api/taken-form.js';
import { HeldUploads } from './held-uploads.js';

const uploadId = z.uuid(fieldCode('ID.INVALID'));

/**
 * Files that a customer sends ahead of a form, piece by piece, so that they go on where the connection was lost. A form takes
 * one by its id, as text in the part that would hold the file; several, parted by commas, are pictures that become one PDF.
 * They are whose hands they came from, in whose account that person ever is: what may be done with them the form says.
 */
@ApiTags('account')
@ApiBearerAuth()
@CustomerOnly('self')
@Controller('api/customers/uploads')
export class HeldUploadsController {
  constructor(private readonly uploads: HeldUploads) {}

  /** 409 when too many wait for a form. What no form takes within a day is thrown away. */
  @Post()
  @ApiCreatedResponse({ standardSchema: uploadSchema })
  start(
    @SignedInCustomer() { id }: CurrentCustomer,
    @Body({ schema: uploadStartSchema }) announced: z.output<typeof uploadStartSchema>,
  ) {
    return this.uploads.start(id, announced);
  }

  @Get(':id')
  @ApiOkResponse({ standardSchema: uploadSchema })
  state(@SignedInCustomer() customer: CurrentCustomer, @Param('id', { schema: uploadId }) id: string) {
    return this.uploads.state(customer.id, id);
  }

  /** The next piece, of at most 512 KB. 409 where it is not the next one: ask how much is here and go on from there. */
  @Post(':id/pieces')
  @HttpCode(200)
  @TakesForm({ files: { piece: 1 } })
  @ApiOkResponse({ standardSchema: uploadSchema })
  async add(
    @SignedInCustomer() customer: CurrentCustomer,
    @Param('id', { schema: uploadId }) id: string,
    @Query({ schema: uploadPieceSchema }) { at }: z.output<typeof uploadPieceSchema>,
    @Req() request: FastifyRequest,
  ) {
    await this.uploads.state(customer.id, id);
    return this.uploads.add(customer.id, id, { at, bytes: await pieceOf(request).catch(asMalformed) });
  }

  /** Has the whole file looked at; 422 says why it can't be taken, and then it is gone. */
  @Post(':id/finish')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: uploadSchema })
  finish(@SignedInCustomer() customer: CurrentCustomer, @Param('id', { schema: uploadId }) id: string) {
    return this.uploads.finish(customer, id);
  }

  @Delete(':id')
  @HttpCode(204)
  async drop(@SignedInCustomer() customer: CurrentCustomer, @Param('id', { schema: uploadId }) id: string) {
    await this.uploads.drop(customer.id, id);
  }
}

/** In memory: it is small, and the scanner looks at the whole file and not at its pieces. */
async function pieceOf(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new ProblemException(415, 'REQUEST.UNSUPPORTED_MEDIA_TYPE');
  const limits = { files: 1, fileSize: UPLOAD_PIECE_MAX_BYTES, fields: 0 };
  const part = await request.file({ limits, throwFileSizeLimit: false });
  if (part?.fieldname !== 'piece') throw ProblemException.invalid([{ field: 'piece', code: 'FILE.REQUIRED' }]);
  const bytes = await part.toBuffer();
  if (part.file.truncated) throw new ProblemException(413, 'FILE.TOO_LARGE');
  return bytes;
}
