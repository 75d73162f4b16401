import { Module } from '@nestjs/common';
import { DashboardModule } from './dashboard/index.js';
import { FEATURES } from './features.js';
import { FinderModule } from './finder/index.js';
import { OpeningModule } from './opening/index.js';
import { PlatformModule } from './platform/platform.module.js';
import { SearchModule } from './search/index.js';
import { FollowedWordingModule } from './wording/index.js';

/** The HTTP process, with what only shows what others have. */
@Module({
  imports: [
    PlatformModule,
    ...FEATURES,
    DashboardModule,
    FinderModule,
    FollowedWordingModule,
    OpeningModule,
    SearchModule,
  ],
})
export class ApiModule {}
