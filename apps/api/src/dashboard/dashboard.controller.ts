import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import {
  type DashboardData,
  DASHBOARD_LISTS,
  type DashboardFigure,
  dashboardList,
  type MoneyByMonth,
} from '@flota/schemas';
import { MoneyMonths } from '../contracts/index.js';
import { StaffMay } from '../platform/auth/access.js';
import { type CurrentStaff, Staff } from '../platform/auth/current-user.js';
import { WorkHealth } from '../platform/health/work-health.js';
import { ResourcesService } from '../platform/resources/resources.service.js';
import { FileScanning } from '../platform/uploads/file-scanning.js';
import { QuoteStatistics } from '../quotes/index.js';
import { SalesService } from './sales/sales.service.js';

@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/dashboard')
export class DashboardController {
  constructor(
    private readonly statistics: QuoteStatistics,
    private readonly work: WorkHealth,
    private readonly resources: ResourcesService,
    private readonly scanning: FileScanning,
    private readonly sales: SalesService,
    private readonly money: MoneyMonths,
  ) {}

  /** How many quotes came in and what became of the month's visitors, who waits for staff, and whether mails go out and files are looked at. */
  @Get()
  @StaffMay('dashboard', 'show')
  async show(@Staff() staff: CurrentStaff): Promise<DashboardData> {
    const [quotesLast7Days, { worker, oldestPendingEmailAt }, figures, scanner, sales] = await Promise.all([
      this.statistics.perDay(7),
      this.work.state(),
      this.figures(staff),
      this.scanning.state(),
      this.sales.read(),
    ]);
    const quotesToday = quotesLast7Days.at(-1)?.count ?? 0;
    return { quotesToday, quotesLast7Days, sales, oldestPendingEmailAt, worker, scanner, ...figures };
  }

  /** What fell due, by month, and what came in against it. */
  @Get('money')
  @StaffMay('dashboard-money', 'show')
  showMoney(): Promise<MoneyByMonth> {
    return this.money.read();
  }

  /** Counted as the lists count, so that a figure is what its list shows. */
  private async figures({ id }: CurrentStaff): Promise<Record<DashboardFigure, number>> {
    const counted = (Object.keys(DASHBOARD_LISTS) as DashboardFigure[]).map(async (figure) => {
      const { resource, filter } = dashboardList(figure, id);
      return [figure, await this.resources.count(resource, filter)] as const;
    });
    return Object.fromEntries(await Promise.all(counted)) as Record<DashboardFigure, number>;
  }
}
