import { Module } from '@nestjs/common';
import { FEATURES } from '../../features.js';
import { PlatformModule } from '../../platform/platform.module.js';

/** The product's services for a command. All features, because what registers itself (mails, jobs) is held against what is provided. */
@Module({ imports: [PlatformModule, ...FEATURES] })
export class CommandsModule {}
