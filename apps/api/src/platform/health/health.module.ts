import { Global, Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { WorkHealth } from './work-health.js';

@Global()
@Module({ controllers: [HealthController], providers: [WorkHealth], exports: [WorkHealth] })
export class HealthModule {}
