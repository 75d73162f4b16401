import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import {
  fieldCode,
  fileLinkSchema,
  PAPER_KINDS,
  type PaperKind,
  papersPageQuerySchema,
  papersPageSchema,
  paperZipSchema,
  todayInMexico,
} from '@flota/schemas';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { CustomerOnly, InView } from '../../platform/auth/access.js';
import { type CurrentCustomer, SignedInCustomer } from '../../platform/auth/current-user.js';
import { PaperLinks } from '../files/paper-links.service.js';
import { PaperZips } from '../files/paper-zips.service.js';
import { PapersService } from './papers.service.js';

const kindSchema = z.enum(PAPER_KINDS, fieldCode('PAPER.INVALID'));
const linkQuerySchema = z.object({ format: z.enum(['xml', 'pdf'], fieldCode('FORMAT.INVALID')).default('pdf') });

/** All papers of a customer in one list. */
@ApiTags('account')
@ApiBearerAuth()
@CustomerOnly('papers')
@Controller('api/customers/papers')
export class PaperListController {
  constructor(
    private readonly papers: PapersService,
    private readonly links: PaperLinks,
    private readonly zips: PaperZips,
  ) {}

  /** The newest first, with how many there are of each kind. Pages follow each other by `next` and `previous`. */
  @Get()
  @InView()
  @ApiOkResponse({ standardSchema: papersPageSchema })
  list(
    @SignedInCustomer() customer: CurrentCustomer,
    @Query({ schema: papersPageQuerySchema }) query: z.output<typeof papersPageQuerySchema>,
  ) {
    return this.papers.page(customer.id, query);
  }

  /** An address of the file that is good for five minutes. */
  @Post(':kind/:id/link')
  @CustomerOnly('papers', 'paper.opened')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: fileLinkSchema })
  link(
    @SignedInCustomer() customer: CurrentCustomer,
    @Param('kind', { schema: kindSchema }) kind: PaperKind,
    @Param('id', { schema: z.uuid(fieldCode('ID.INVALID')) }) id: string,
    @Query({ schema: linkQuerySchema }) { format }: z.output<typeof linkQuerySchema>,
  ) {
    return this.links.issue(customer.id, { kind, id }, format);
  }

  /** A ZIP of the papers that are chosen, by RFC and month. 422 for more than are made while one waits. */
  @Post('zip')
  @CustomerOnly('papers', 'papers.zipped')
  @HttpCode(200)
  @ApiProduces('application/zip')
  async zip(
    @SignedInCustomer() customer: CurrentCustomer,
    @Body({ schema: paperZipSchema }) { choice }: z.output<typeof paperZipSchema>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const content = await this.zips.now(customer, choice);
    await reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="documentos-${todayInMexico()}.zip"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(content, { objectMode: false }));
  }
}
