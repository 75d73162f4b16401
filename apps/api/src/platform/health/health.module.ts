import { Global, Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { Readiness } from './readiness.js';
import { WorkHealth } from './work-health.js';

@Global()
@Module({ controllers: [HealthController], providers: [Readiness, WorkHealth], exports: [Readiness, WorkHealth] })
export class HealthModule {}
