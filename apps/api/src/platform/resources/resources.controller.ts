import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { adminListQuerySchema, type AdminListQuery, fieldCode } from '@flota/schemas';
import { z } from 'zod';
import { StaffOnly } from '../auth/access.js';
import { type CurrentStaff, Staff } from '../auth/current-user.js';
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
  ) {}

  @Get()
  list(
    @Staff() staff: CurrentStaff,
    @Param('resource', { schema: resourceName }) name: string,
    @Query({ schema: adminListQuerySchema }) query: AdminListQuery,
  ) {
    return this.resources.list(staff, name, query);
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
