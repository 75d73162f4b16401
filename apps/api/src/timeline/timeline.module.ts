import { Module } from '@nestjs/common';
import { TimelineAdminController } from './timeline.admin.controller.js';
import { Timeline } from './timeline.js';

@Module({ controllers: [TimelineAdminController], providers: [Timeline], exports: [Timeline] })
export class TimelineModule {}
