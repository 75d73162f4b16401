import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ConnectorsModule } from '../connectors/connectors.module.js';
import { AskedPulls } from './asked-pulls.js';
import { PullJob } from './pull.job.js';

/** Systems that are read by pages of changes. */
@Module({
  imports: [ConnectorsModule, DiscoveryModule],
  providers: [AskedPulls, PullJob],
  exports: [AskedPulls],
})
export class PullsModule {}
