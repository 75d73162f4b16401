import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { fieldCode } from '@flota/schemas';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { SettingsService } from '../content/index.js';
import { Public } from '../platform/auth/access.js';
import type { PrintedLook } from '../platform/content/lender-look.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { framedByUs } from '../platform/http/framed-by-us.js';
import { letterheadOf } from '../platform/pdf/letterhead.js';
import { PdfService } from '../platform/pdf/pdf.service.js';
import { BrandService } from './brand.service.js';
import { PrintedLooks } from './printed-look.service.js';
import { SAMPLE_LETTER, SAMPLE_PAPER } from './samples.js';

const tokenSchema = z.string().max(100, fieldCode('TOKEN.INVALID'));

/** A mail and a paper with the look of the draft, for whoever was given its token. What they say is invented. */
@ApiTags('content')
@Public()
@Controller('vista-previa/:token')
export class BrandPreviewController {
  constructor(
    private readonly brand: BrandService,
    private readonly looks: PrintedLooks,
    private readonly settings: SettingsService,
    private readonly pdfs: PdfService,
  ) {}

  @Get('correo')
  @ApiOkResponse({ content: { 'text/html': {} } })
  async mail(@Param('token', { schema: tokenSchema }) token: string, @Res() reply: FastifyReply): Promise<void> {
    const look = await this.look(token);
    const { companyName: name, ...lender } = await this.settings.site();
    const { renderMail } = await import('../platform/mail/render-mail.js');
    const { html } = renderMail(SAMPLE_LETTER, { ...lender, name }, look);
    await framedByUs(reply, { inlineStyles: true }).type('text/html').send(html);
  }

  @Get('documento.pdf')
  @ApiOkResponse({ content: { 'application/pdf': {} } })
  async paper(@Param('token', { schema: tokenSchema }) token: string, @Res() reply: FastifyReply): Promise<void> {
    const look = await this.look(token);
    const company = letterheadOf(await this.settings.site());
    const pdf = await this.pdfs.render('letter', { ...SAMPLE_PAPER, company }, { title: SAMPLE_PAPER.title, look });
    await framedByUs(reply).type('application/pdf').send(pdf);
  }

  private async look(token: string): Promise<PrintedLook> {
    const look = await this.brand.drafted(token);
    if (!look) throw ProblemException.notFound();
    return this.looks.of(look);
  }
}
