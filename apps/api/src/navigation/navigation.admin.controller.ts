import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type AdminNavigation,
  adminNavigationSchema,
  type AdminNavigations,
  adminNavigationsSchema,
  type NavigationKind,
  navigationKindSchema,
  navigationVersionSchema,
  type NavigationWrite,
  navigationWriteSchema,
} from '@flota/schemas';
import type { z } from 'zod';
import { StaffMay } from '../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../platform/auth/current-user.js';
import { NAVIGATION, NavigationService } from './navigation.service.js';

@ApiTags('backoffice')
@ApiBearerAuth()
@Controller(`api/admin/${NAVIGATION}`)
export class NavigationAdminController {
  constructor(private readonly navigation: NavigationService) {}

  /** Of each kind of page what its menu and its footer hold, and who changed it. */
  @Get()
  @StaffMay(NAVIGATION, 'list')
  @ApiOkResponse({ standardSchema: adminNavigationsSchema })
  list(): Promise<AdminNavigations> {
    return this.navigation.list();
  }

  /** Changes menu and footer of a kind of page; visitors see it from then on. */
  @Put(':kind')
  @StaffMay(NAVIGATION, 'edit')
  @ApiOkResponse({ standardSchema: adminNavigationSchema })
  write(
    @Staff() staff: CurrentStaff,
    @Param('kind', { schema: navigationKindSchema }) kind: NavigationKind,
    @Body({ schema: navigationWriteSchema }) write: NavigationWrite,
  ): Promise<AdminNavigation> {
    return this.navigation.write(staff, kind, write);
  }

  /** Makes them the product's own again. */
  @Delete(':kind')
  @StaffMay(NAVIGATION, 'edit')
  @ApiOkResponse({ standardSchema: adminNavigationSchema })
  reset(
    @Staff() staff: CurrentStaff,
    @Param('kind', { schema: navigationKindSchema }) kind: NavigationKind,
    @Query({ schema: navigationVersionSchema }) { updatedAt }: z.output<typeof navigationVersionSchema>,
  ): Promise<AdminNavigation> {
    return this.navigation.reset(staff, kind, updatedAt);
  }
}
