import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { SweepsModule } from '../schedule/sweeps.module.js';
import { JobQueue } from './job-queue.js';
import { JobWorkers, OwedWorkSweep } from './job-workers.js';

@Global()
@Module({ imports: [DiscoveryModule], providers: [JobQueue], exports: [JobQueue] })
export class QueueModule {}

/** For the worker process alone: what was provided as a job is done, and what was provided as a sweep is run. */
@Module({ imports: [SweepsModule], providers: [JobWorkers, OwedWorkSweep] })
export class WorkersModule {}
