import { Inject } from '@nestjs/common';
import { PrismaService } from '../database/prisma.service.js';
import { Every, Sweep } from '../schedule/sweep.js';
import { STORAGE, type Storage } from './storage.js';

/** Longer than anything takes from storing a file to recording it. */
const LEFT_OVER_AFTER_MS = 24 * 3_600_000;
const BATCH = 100;

/**
 * Throws away bytes that were stored and never recorded, because what they belonged to was refused or the process died.
 * Each was written down before it was stored, so that the storage need not be searched, and what another database put
 * there is let be.
 */
@Every({ hours: 1 }, { first: 'later' })
export class LeftOverObjects extends Sweep {
  constructor(
    private readonly prisma: PrismaService,
    @Inject(STORAGE) private readonly storage: Storage,
  ) {
    super();
  }

  /** How many were thrown away. */
  override async sweep(now = Date.now()): Promise<number> {
    // First, and for good: a transaction that is about to record one either has it by now or never gets it.
    await this.prisma.pendingObject.updateMany({
      where: { createdAt: { lt: new Date(now - LEFT_OVER_AFTER_MS) }, doomed: false },
      data: { doomed: true },
    });
    let thrown = 0;
    while (!this.stopped) {
      const doomed = await this.prisma.pendingObject.findMany({ where: { doomed: true }, take: BATCH });
      if (doomed.length === 0) break;
      for (const { object } of doomed) {
        await this.storage.delete(object);
        await this.prisma.pendingObject.deleteMany({ where: { object } });
        thrown += 1;
      }
    }
    return thrown;
  }
}
