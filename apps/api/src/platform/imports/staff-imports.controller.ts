import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  fieldCode,
  type ImportMapping,
  importMappedSchema,
  type ImportRows,
  type ImportRowsQuery,
  importRowsQuerySchema,
  importRowsSchema,
  importRunSchema,
  type ImportSample,
  importSampleSchema,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_FILES,
  type StaffImport,
  type StaffImports,
  staffImportSchema,
  staffImportsSchema,
} from '@flota/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { StaffOnly, StepUp } from '../auth/access.js';
import { type CurrentStaff, Staff } from '../auth/current-user.js';
import { TakesForm } from '../open-api/taken-form.js';
import { valid } from '../resources/resource-input.js';
import { readForm } from '../uploads/sent-form.js';
import { StaffImportsService } from './staff-imports.service.js';

const importId = z.uuid(fieldCode('ID.INVALID'));
const kindName = z.string().regex(/^[a-z-]{1,40}$/, fieldCode('KIND.INVALID'));
const sentFields = z.object({ kind: kindName });

@ApiTags('backoffice')
@ApiBearerAuth()
@StaffOnly()
@Controller('api/admin/own-imports')
export class StaffImportsController {
  constructor(private readonly imports: StaffImportsService) {}

  /** The files that this person brought in, the newest first, and what they may bring in. */
  @Get()
  @ApiOkResponse({ standardSchema: staffImportsSchema })
  list(@Staff() staff: CurrentStaff): Promise<StaffImports> {
    return this.imports.list(staff);
  }

  /** A CSV with the headings of a kind and a row that works. */
  @Get('kinds/:kind/template')
  async template(
    @Staff() staff: CurrentStaff,
    @Param('kind', { schema: kindName }) kind: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { fileName, text } = await this.imports.template(staff, kind);
    await sent(reply, `plantilla-${fileName}`).send(text);
  }

  /**
   * Keeps the rows of a CSV or XLSX (`file`) of a `kind`, or files of which each is a row and ZIPs of them. Nothing is taken before
   * it is run.
   */
  @Post()
  @TakesForm({ fields: sentFields, files: { file: MAX_IMPORT_FILES } })
  @ApiCreatedResponse({ standardSchema: staffImportSchema })
  async send(@Staff() staff: CurrentStaff, @Req() request: FastifyRequest): Promise<StaffImport> {
    const { fields, files } = await readForm(request, {
      ...{ fields: ['kind'], maxFieldBytes: 100, files: { file: MAX_IMPORT_FILES } },
      ...{ maxFileBytes: MAX_IMPORT_BYTES, maxTotalBytes: MAX_IMPORT_BYTES },
    });
    const { kind } = valid(sentFields, fields);
    return this.imports.send(staff, kind, files.file);
  }

  /** The first rows as a mapping reads them. */
  @Post(':id/sample')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: importSampleSchema })
  sample(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: importId }) id: string,
    @Body({ schema: importMappedSchema }) { mapping }: { mapping: ImportMapping },
  ): Promise<ImportSample> {
    return this.imports.sample(staff, id, mapping);
  }

  /** What there is against each row as it was looked at last, a page at a time. */
  @Get(':id/rows')
  @ApiOkResponse({ standardSchema: importRowsSchema })
  found(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: importId }) id: string,
    @Query({ schema: importRowsQuerySchema }) asked: ImportRowsQuery,
  ): Promise<ImportRows> {
    return this.imports.found(staff, id, asked);
  }

  /** Has all rows checked in the background; nothing is taken. */
  @Post(':id/check')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: staffImportSchema })
  check(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: importId }) id: string,
    @Body({ schema: importMappedSchema }) { mapping }: { mapping: ImportMapping },
  ): Promise<StaffImport> {
    return this.imports.check(staff, id, mapping);
  }

  /** Has the rows taken in the background: all or none (`whole`), or those that are right. */
  @Post(':id/run')
  @HttpCode(200)
  @StepUp()
  @ApiOkResponse({ standardSchema: staffImportSchema })
  run(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: importId }) id: string,
    @Body({ schema: importRunSchema }) { whole }: z.output<typeof importRunSchema>,
  ): Promise<StaffImport> {
    return this.imports.run(staff, id, whole);
  }

  /** Has taken back, in the background, what nothing was built on. */
  @Post(':id/undo')
  @HttpCode(200)
  @StepUp()
  @ApiOkResponse({ standardSchema: staffImportSchema })
  undo(@Staff() staff: CurrentStaff, @Param('id', { schema: importId }) id: string): Promise<StaffImport> {
    return this.imports.undo(staff, id);
  }

  /** Goes on with what failed, where it was. */
  @Post(':id/retry')
  @HttpCode(200)
  @ApiOkResponse({ standardSchema: staffImportSchema })
  retry(@Staff() staff: CurrentStaff, @Param('id', { schema: importId }) id: string): Promise<StaffImport> {
    return this.imports.retry(staff, id);
  }

  /** A CSV of the rows with something wrong, as they came, each with what. */
  @Get(':id/problems')
  async problems(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: importId }) id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const pieces = await this.imports.problems(staff, id);
    await sent(reply, 'renglones-con-problemas').send(Readable.from(pieces, { highWaterMark: 1 }));
  }

  /** Forgets the file; what it made stays. */
  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(@Staff() staff: CurrentStaff, @Param('id', { schema: importId }) id: string): Promise<void> {
    return this.imports.remove(staff, id);
  }
}

const sent = (reply: FastifyReply, name: string): FastifyReply =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .header('cache-control', 'no-store');
