import { Module } from '@nestjs/common';
import { FEATURES } from './features.js';
import { WorkerHeartbeat } from './platform/health/worker-heartbeat.js';
import { Housekeeping } from './platform/housekeeping/housekeeping.js';
import { PlatformModule } from './platform/platform.module.js';
import { WorkersModule } from './platform/queue/queue.module.js';

/** The worker process: the same features, and the only place where their jobs are done and their sweeps run. */
@Module({ imports: [PlatformModule, WorkersModule, ...FEATURES], providers: [Housekeeping, WorkerHeartbeat] })
export class WorkerModule {}
