import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  equipmentResponseSchema,
  financingPlanDetailResponseSchema,
  financingPlansResponseSchema,
  planLinksSchema,
  slug,
  vehicleDetailSchema,
  vehiclesResponseSchema,
} from '@flota/schemas';
import { z } from 'zod';
import { Public } from '../platform/auth/access.js';
import { Published } from '../platform/http/published.js';
import { WhileSiteOpen } from '../platform/site-opening/while-site-open.js';
import { CatalogService } from './catalog.service.js';
import { EquipmentCatalog } from './equipment-catalog.js';
import { presentPlan, presentPlanDetail } from './plan.presenter.js';

const planQuery = z.object({ id: slug.optional() });

@ApiTags('catalogue')
@Public()
@Published()
@WhileSiteOpen()
@Controller('api')
export class CatalogController {
  constructor(
    private readonly catalog: CatalogService,
    private readonly equipment: EquipmentCatalog,
  ) {}

  /** Vehicle types with their models and versions; prices in MXN with VAT. */
  @Get('vehicles')
  @ApiOkResponse({ standardSchema: vehiclesResponseSchema })
  vehicles() {
    return this.catalog.vehicleTypes();
  }

  /** A model: its photos, spec sheet, brochures and versions; prices in MXN with VAT. */
  @Get('vehicles/:slug')
  @ApiOkResponse({ standardSchema: vehicleDetailSchema })
  vehicle(@Param('slug', { schema: slug }) model: string) {
    return this.catalog.vehicleModel(model);
  }

  /** What can be mounted on vehicles and financed with them; prices in MXN with VAT. */
  @Get('equipment')
  @ApiOkResponse({ standardSchema: equipmentResponseSchema })
  allEquipment() {
    return this.equipment.list();
  }

  /** What the menu says of plans: those that staff show to whoever only looks around. */
  @Get('plan-links')
  @ApiOkResponse({ standardSchema: planLinksSchema })
  planLinks() {
    return this.catalog.planLinks();
  }

  /** All financing plans, or with `id` one in detail. */
  @Get('financingplans')
  @ApiOkResponse({ standardSchema: z.union([financingPlansResponseSchema, financingPlanDetailResponseSchema]) })
  async financingPlans(@Query({ schema: planQuery }) { id }: z.infer<typeof planQuery>) {
    if (id) {
      const { plan, rules } = await this.catalog.plan(id);
      return { financingplans: presentPlanDetail(plan, rules) };
    }
    const plans = await this.catalog.plans();
    return { financingplans: plans.map(({ plan, rules }) => presentPlan(plan, rules)) };
  }
}
