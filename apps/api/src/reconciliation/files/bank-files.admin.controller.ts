import { Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { type AdminBankFile, type BankFilePreview, fieldCode, previewRequestSchema } from '@flota/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { StaffMay } from '../../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../../platform/auth/current-user.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { TakesForm } from '../../platform/open-api/taken-form.js';
import { valid } from '../../platform/resources/resource-input.js';
import { StaffDownloads } from '../../platform/storage/staff-downloads.js';
import { jsonOf, readForm } from '../../platform/uploads/sent-form.js';
import { BankFilesService } from './bank-files.service.js';

/** Fifty thousand movements with everything a bank tells of them. */
const MAX_FILE_BYTES = 20 * 1024 * 1024;
const MAX_FIELD_BYTES = 8 * 1024;

const uuid = z.uuid(fieldCode('ID.INVALID'));
const accountOfFile = z.object({ bankAccountId: uuid });

@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/bank-files')
export class BankFilesAdminController {
  constructor(
    private readonly files: BankFilesService,
    private readonly prisma: PrismaService,
    private readonly downloads: StaffDownloads,
  ) {}

  /** Takes a file (`file`) of an account (`bankAccountId`), to be imported in the background. */
  @Post()
  @HttpCode(202)
  @TakesForm({ fields: accountOfFile, files: { file: 1 } })
  @StaffMay('bank-files', 'create')
  async send(@Staff() staff: CurrentStaff, @Req() request: FastifyRequest): Promise<AdminBankFile> {
    const { fields, files } = await readForm(request, {
      fields: ['bankAccountId'],
      maxFieldBytes: MAX_FIELD_BYTES,
      files: { file: 1 },
      maxFileBytes: MAX_FILE_BYTES,
    });
    const { bankAccountId } = valid(accountOfFile, fields);
    const [file] = files.file;
    if (!file) throw ProblemException.invalid([{ field: 'file', code: 'FILE.REQUIRED' }]);
    return this.files.send(staff, bankAccountId, file);
  }

  /** Reads the first lines of a file (`file`) as `settings`, JSON, says; keeps nothing. */
  @Post('preview')
  @HttpCode(200)
  @TakesForm({ json: { settings: previewRequestSchema }, files: { file: 1 } })
  @StaffMay('bank-files', 'create')
  async preview(@Req() request: FastifyRequest): Promise<BankFilePreview> {
    const { fields, files } = await readForm(request, {
      fields: ['settings'],
      maxFieldBytes: MAX_FIELD_BYTES,
      files: { file: 1 },
      maxFileBytes: MAX_FILE_BYTES,
    });
    const { format, mapping, cut } = valid(previewRequestSchema, jsonOf(fields.settings));
    const [file] = files.file;
    if (!file) throw ProblemException.invalid([{ field: 'file', code: 'FILE.REQUIRED' }]);
    return this.files.preview(await file.content.bytes(), format, mapping, cut);
  }

  /** The file as the bank made it. */
  @Get(':id/file')
  @StaffMay('bank-files', 'show')
  async download(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: uuid }) id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const bankFile = await this.prisma.bankFile.findUnique({ where: { id }, include: { file: true } });
    if (!bankFile) throw ProblemException.notFound();
    const { file } = bankFile;
    await this.downloads.send(reply, staff, {
      file,
      name: `banco-${id}`,
      resource: 'bank-files',
      recordId: id,
      which: 'file',
    });
  }
}
