import { Processor, WorkerHost } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { StatementRunsService } from './statement-runs.service.js';
import { statementRunJob } from './statements.job.js';

@Processor(statementRunJob.name)
export class StatementRunProcessor extends WorkerHost {
  constructor(private readonly runs: StatementRunsService) {
    super();
  }

  async process(job: Job<{ runId: string }>): Promise<void> {
    await this.runs.finishIfDone(job.data.runId);
  }
}
