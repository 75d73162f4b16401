import {
  Injectable,
  Module,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { within } from '../boot/within.js';
import { SweepTimer } from './sweep-timer.js';
import { sweeps } from './sweep.js';

const LONGEST_WAIT_MS = 4_000;

/** Runs every sweep that is provided. */
@Injectable()
class Sweeps implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private timers: SweepTimer[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  /**
   * Before any work is taken.
   *
   * @throws Error when a sweep that is defined would never run: no module provides it
   */
  onModuleInit(): void {
    this.timers = [...sweeps.provided(this.discovery)].map(
      ([type, sweep]) => new SweepTimer(sweep, sweeps.contractOf(type)),
    );
  }

  onApplicationBootstrap(): void {
    for (const timer of this.timers) timer.start();
  }

  /** A sweep that takes longer is broken off: what it does is one transaction, or is found again by the next one. */
  async onModuleDestroy(): Promise<void> {
    await within(LONGEST_WAIT_MS, Promise.all(this.timers.map((timer) => timer.stop())));
  }
}

/** For the worker process alone. */
@Module({ imports: [DiscoveryModule], providers: [Sweeps] })
export class SweepsModule {}
