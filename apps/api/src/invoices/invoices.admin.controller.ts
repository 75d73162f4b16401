import { Controller, Post, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { AdminInvoice } from '@flota/schemas';
import type { FastifyRequest } from 'fastify';
import { StaffMay } from '../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../platform/auth/current-user.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { readForm } from '../platform/uploads/sent-form.js';
import { InvoiceImportService } from './invoice-import.service.js';
import { InvoicesService } from './invoices.service.js';

/** A CFDI of a few concepts has some ten kilobytes. */
const MAX_XML_BYTES = 512 * 1024;

@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/invoices')
export class InvoicesAdminController {
  constructor(
    private readonly imports: InvoiceImportService,
    private readonly invoices: InvoicesService,
  ) {}

  /** Takes a stamped CFDI 4.0 (`xml`) and finds its contract by receiver and concept. */
  @Post()
  @ApiConsumes('multipart/form-data')
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
    return this.invoices.forStaff(await this.imports.take(staff, xml.content));
  }
}
