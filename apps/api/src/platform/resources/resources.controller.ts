import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import {
  type AdminExport,
  adminExportSchema,
  type AdminListQuery,
  adminListQuerySchema,
  fieldCode,
  staffExportSchema,
} from '@flota/schemas';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { StaffOnly, StepUp } from '../auth/access.js';
import { type CurrentStaff, Staff } from '../auth/current-user.js';
import { EXPORT_FILES } from './exports/export-files.js';
import { ExportService } from './exports/export.service.js';
import { StaffExportsService } from './exports/staff-exports.service.js';
import { ReorderService } from './reorder.service.js';
import { ResourcesService } from './resources.service.js';

const resourceName = z.string().max(60);
/** A uuid or whatever else the resource is addressed by, which the resource itself says. */
const recordId = z.string().max(80, fieldCode('ID.INVALID'));
/** Any JSON object; the resource's own schema checks it after the role check, so that a refusal reveals no fields. */
const anyRecord = z.record(z.string(), z.unknown());

@ApiTags('backoffice')
@ApiBearerAuth()
@StaffOnly()
@Controller('api/admin/:resource')
export class ResourcesController {
  constructor(
    private readonly resources: ResourcesService,
    private readonly order: ReorderService,
    private readonly exports: ExportService,
    private readonly staffExports: StaffExportsService,
  ) {}

  @Get()
  list(
    @Staff() staff: CurrentStaff,
    @Param('resource', { schema: resourceName }) name: string,
    @Query({ schema: adminListQuerySchema }) query: AdminListQuery,
  ) {
    return this.resources.list(staff, name, query);
  }

  /** The filtered list as a file, made while it is read. The access token is no cookie: it is fetched, and not linked to. */
  @Get('export')
  @StepUp()
  @ApiProduces(...Object.values(EXPORT_FILES).map(({ contentType }) => contentType))
  async export(
    @Staff() staff: CurrentStaff,
    @Param('resource', { schema: resourceName }) name: string,
    @Query({ schema: adminExportSchema }) query: AdminExport,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { fileName, contentType, pieces } = await this.exports.start(staff, name, query);
    await reply
      .header('content-type', contentType)
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .header('cache-control', 'no-store')
      // One piece ahead of who reads it, so that a slow reader costs no memory.
      .send(Readable.from(pieces, { highWaterMark: 1 }));
  }

  /** Has the filtered list written to a file in the background, of whatever size. 409 while three of theirs are. */
  @Post('exports')
  @StepUp()
  @ApiCreatedResponse({ standardSchema: staffExportSchema })
  askExport(
    @Staff() staff: CurrentStaff,
    @Param('resource', { schema: resourceName }) name: string,
    @Body({ schema: adminExportSchema }) query: AdminExport,
  ) {
    return this.staffExports.ask(staff, name, query);
  }

  @Get(':id')
  show(
    @Staff() staff: CurrentStaff,
    @Param('resource', { schema: resourceName }) name: string,
    @Param('id', { schema: recordId }) id: string,
  ) {
    return this.resources.show(staff, name, id);
  }

  @Post()
  create(
    @Staff() staff: CurrentStaff,
    @Param('resource', { schema: resourceName }) name: string,
    @Body({ schema: anyRecord }) body: Record<string, unknown>,
  ) {
    return this.resources.create(staff, name, body);
  }

  /** Records in the order of their ids. */
  @Post('reorder')
  @HttpCode(204)
  reorder(
    @Staff() staff: CurrentStaff,
    @Param('resource', { schema: resourceName }) name: string,
    @Body({ schema: anyRecord }) body: Record<string, unknown>,
  ) {
    return this.order.reorder(staff, name, body);
  }

  @Patch(':id')
  edit(
    @Staff() staff: CurrentStaff,
    @Param('resource', { schema: resourceName }) name: string,
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: anyRecord }) body: Record<string, unknown>,
  ) {
    return this.resources.edit(staff, name, id, body);
  }

  @Delete(':id')
  @HttpCode(204)
  remove(
    @Staff() staff: CurrentStaff,
    @Param('resource', { schema: resourceName }) name: string,
    @Param('id', { schema: recordId }) id: string,
  ) {
    return this.resources.remove(staff, name, id);
  }
}
