import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import {
  type Find,
  type FindOpened,
  findOpenedSchema,
  findSchema,
  type FoundRecord,
  type FoundRecords,
} from '@flota/schemas';
import { StaffOnly } from '../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../platform/auth/current-user.js';
import { FinderService } from './finder.service.js';

/** Reads only, and yet POST: what is typed may be a person's name, telephone or RFC, which stand in no address and no log. */
@ApiTags('backoffice')
@ApiBearerAuth()
@StaffOnly()
@Controller('api/admin/find')
export class FinderController {
  constructor(private readonly finder: FinderService) {}

  /** A few records of each kind that this person may list, by what the lists search by. */
  @Post()
  @HttpCode(200)
  find(@Staff() staff: CurrentStaff, @Body({ schema: findSchema }) find: Find): Promise<FoundRecords> {
    return this.finder.find(staff, find);
  }

  /** Records by their ids, as they are called now. */
  @Post('opened')
  @HttpCode(200)
  opened(
    @Staff() staff: CurrentStaff,
    @Body({ schema: findOpenedSchema }) opened: FindOpened,
  ): Promise<{ records: FoundRecord[] }> {
    return this.finder.opened(staff, opened);
  }
}
