import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ConnectorsModule } from '../connectors/connectors.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { AskedPulls } from './asked-pulls.js';
import { ChangeNotices } from './change-notices.js';
import { PullJob } from './pull.job.js';

/** Systems that are read by pages of changes. */
@Module({
  imports: [ConnectorsModule, DiscoveryModule, NoticesModule],
  providers: [AskedPulls, ChangeNotices, PullJob],
  exports: [AskedPulls, ChangeNotices],
})
export class PullsModule {}
