import { Body, Controller, Delete, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { type AdminInvoice, fieldCode, invoiceLinkSchema } from '@flota/schemas';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { StaffMay } from '../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../platform/auth/current-user.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { TakesForm } from '../platform/open-api/taken-form.js';
import { readForm } from '../platform/uploads/sent-form.js';
import { MAX_XML_BYTES } from './cfdi-xml.js';
import { InvoiceImportService } from './invoice-import.service.js';
import { InvoicesService } from './invoices.service.js';
import { InvoiceLinks } from './matching/invoice-links.service.js';

const rowId = z.uuid(fieldCode('ID.INVALID'));

@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/invoices')
export class InvoicesAdminController {
  constructor(
    private readonly imports: InvoiceImportService,
    private readonly invoices: InvoicesService,
    private readonly links: InvoiceLinks,
  ) {}

  /** Takes a stamped CFDI 4.0 (`xml`) and finds its contract by receiver and concept. */
  @Post()
  @TakesForm({ files: { xml: 1 } })
  @StaffMay('invoices', 'create')
  async create(@Staff() staff: CurrentStaff, @Req() request: FastifyRequest): Promise<AdminInvoice> {
    const { files } = await readForm(request, {
      fields: [],
      maxFieldBytes: 0,
      files: { xml: 1 },
      maxFileBytes: MAX_XML_BYTES,
    });
    const [xml] = files.xml;
    if (!xml) throw ProblemException.invalid([{ field: 'xml', code: 'FILE.REQUIRED' }]);
    return this.invoices.forStaff(await this.imports.take(staff, await xml.content.bytes()));
  }

  /** Puts it beside a movement of its contract. */
  @Post(':id/movements')
  @HttpCode(200)
  @StaffMay('invoices', 'match')
  async match(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: rowId }) invoiceId: string,
    @Body({ schema: invoiceLinkSchema }) { movementId }: z.output<typeof invoiceLinkSchema>,
  ): Promise<AdminInvoice> {
    await this.links.link(staff, { invoiceId, movementId });
    return this.invoices.forStaff(invoiceId);
  }

  /** Takes it away from a movement, for good. */
  @Delete(':id/movements/:movementId')
  @StaffMay('invoices', 'match')
  async unmatch(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: rowId }) invoiceId: string,
    @Param('movementId', { schema: rowId }) movementId: string,
  ): Promise<AdminInvoice> {
    await this.links.unlink(staff, { invoiceId, movementId });
    return this.invoices.forStaff(invoiceId);
  }
}
