import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  fieldCode,
  type SavedView,
  savedViewSchema,
  type SavedViews,
  savedViewsSchema,
  type StaffViewChange,
  staffViewChangeSchema,
  staffViewSchema,
  type StaffViewWrite,
} from '@flota/schemas';
import { z } from 'zod';
import { StaffOnly } from '../../auth/access.js';
import { type CurrentStaff, Staff } from '../../auth/current-user.js';
import { StaffViewsService } from './staff-views.service.js';

const viewId = z.uuid(fieldCode('ID.INVALID'));

@ApiTags('backoffice')
@ApiBearerAuth()
@StaffOnly()
@Controller('api/admin/own-views')
export class StaffViewsController {
  constructor(private readonly views: StaffViewsService) {}

  /** The lists that this person saved for themselves, of those that they may see. */
  @Get()
  @ApiOkResponse({ standardSchema: savedViewsSchema })
  list(@Staff() staff: CurrentStaff): Promise<SavedViews> {
    return this.views.list(staff);
  }

  /** Saves what a list shows now under a name of one's own. */
  @Post()
  @ApiCreatedResponse({ standardSchema: savedViewSchema })
  create(@Staff() staff: CurrentStaff, @Body({ schema: staffViewSchema }) view: StaffViewWrite): Promise<SavedView> {
    return this.views.create(staff, view);
  }

  /** Changes what is named of a view: its name, what it shows, or whether it opens with the list. */
  @Patch(':id')
  @ApiOkResponse({ standardSchema: savedViewSchema })
  change(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: viewId }) id: string,
    @Body({ schema: staffViewChangeSchema }) change: StaffViewChange,
  ): Promise<SavedView> {
    return this.views.change(staff, id, change);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiNoContentResponse()
  remove(@Staff() staff: CurrentStaff, @Param('id', { schema: viewId }) id: string): Promise<void> {
    return this.views.remove(staff, id);
  }
}
