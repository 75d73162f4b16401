import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { LeadsService } from '../leads/index.js';
import { StaffMay } from '../platform/auth/access.js';
import { WorkHealth } from '../platform/health/work-health.js';
import { QuoteStatistics } from '../quotes/index.js';
import { WaitingWork } from './waiting-work.js';

@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/dashboard')
export class DashboardController {
  constructor(
    private readonly statistics: QuoteStatistics,
    private readonly leads: LeadsService,
    private readonly work: WorkHealth,
    private readonly waiting: WaitingWork,
  ) {}

  /** How many quotes came in, who waits for staff, and whether the mails go out. */
  @Get()
  @StaffMay('dashboard', 'show')
  async show() {
    const [quotesLast7Days, newLeads, work, waiting] = await Promise.all([
      this.statistics.perDay(7),
      this.leads.countNew(),
      this.work.state(),
      this.waiting.count(),
    ]);
    return { quotesToday: quotesLast7Days.at(-1)?.count ?? 0, quotesLast7Days, newLeads, ...work, ...waiting };
  }
}
