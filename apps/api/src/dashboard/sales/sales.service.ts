import { Injectable } from '@nestjs/common';
import { type DaySpan, monthsToCompare, type Sales, SALES_STEPS, type SalesStep, todayInMexico } from '@flota/schemas';
import { ResourcesService } from '../../platform/resources/resources.service.js';

const STEPS = Object.keys(SALES_STEPS) as SalesStep[];

/** How many ask for a quote, then for somebody, then sign: counted as the lists count. */
@Injectable()
export class SalesService {
  constructor(private readonly resources: ResourcesService) {}

  async read(today = todayInMexico()): Promise<Sales> {
    const { month, before } = monthsToCompare(today);
    const figures = await Promise.all(
      STEPS.map(async (step) => {
        const [now, then] = await Promise.all([this.count(step, month), this.count(step, before)]);
        return [step, { now, before: then }] as const;
      }),
    );
    return { month, before, figures: Object.fromEntries(figures) as Sales['figures'] };
  }

  private count(step: SalesStep, days: DaySpan): Promise<number> {
    const { resource, filter } = SALES_STEPS[step](days);
    return this.resources.count(resource, filter);
  }
}
