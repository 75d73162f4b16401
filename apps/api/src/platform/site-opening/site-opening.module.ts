import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { SiteOpenGuard } from './site-open.guard.js';
import { SiteState } from './site-state.js';
import { StaffPreview } from './staff-preview.js';

@Global()
@Module({
  providers: [SiteState, StaffPreview, { provide: APP_GUARD, useClass: SiteOpenGuard }],
  exports: [SiteState, StaffPreview],
})
export class SiteOpeningModule {}
