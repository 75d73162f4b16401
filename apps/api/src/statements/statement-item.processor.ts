import { Processor, WorkerHost } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { StatementItemsService } from './statement-items.service.js';
import { statementItemJob } from './statements.job.js';

@Processor(statementItemJob.name, { concurrency: 4 })
export class StatementItemProcessor extends WorkerHost {
  constructor(private readonly items: StatementItemsService) {
    super();
  }

  async process(job: Job<{ runId: string; contractId: string }>): Promise<void> {
    await this.items.process(job.data);
  }
}
