import { lookOf, type PromotionCard, type VehicleLook, type VehicleType } from '@flota/schemas';
import {
  type Catalogue,
  type CatalogueVehicle,
  exampleOf,
  type PlanExample,
  START_PARAMETERS,
} from '../quoting/index.js';

/** A promotion with what can be shown of its vehicle. */
export interface ShownPromotion extends PromotionCard {
  look: VehicleLook | null;
  /** On the terms that its button begins the calculator with; `null` where it leads elsewhere or they don't fit the plan. */
  example: Pick<PlanExample, 'first' | 'terms' | 'person' | 'cat'> | null;
}

/** What promotions offer, worked out from the address of their buttons, so that card and calculator show the same. */
export function withExamples(
  promotions: readonly PromotionCard[],
  { vehicleTypes, plans }: Catalogue,
): ShownPromotion[] {
  return promotions.map((promotion) => {
    const vehicle = vehicleOf(vehicleTypes, promotion.vehiculo);
    const [path = '', query = ''] = (promotion.urlbutton ?? '').split('?');
    const asked = new URLSearchParams(path.startsWith('/calculadora') ? query : '');
    const plan = plans.find(({ slug }) => slug === (asked.get(START_PARAMETERS.plan) ?? planOf(path)));
    const found = vehicle && plan && exampleOf(plan, vehicle, undefined, { ...shareOf(asked), ...termOf(asked) });
    return {
      ...promotion,
      look: vehicle && lookOf(vehicle.model, vehicle.version),
      example: found ? shownOf(found) : null,
    };
  });
}

const shownOf = ({ first, terms, person, cat }: PlanExample) => ({ first, terms, person, cat });

function vehicleOf(types: readonly VehicleType[], slug: string | null): CatalogueVehicle | null {
  for (const type of types)
    for (const model of type.models)
      if (model.slug === slug && model.versions[0]) return { type, model, version: model.versions[0] };
  return null;
}

/** A button may lead to the plan's own page. */
const planOf = (path: string): string | null => /^\/planes-financiamiento\/([\w-]+)$/.exec(path)?.[1] ?? null;

function shareOf(asked: URLSearchParams) {
  const share = asked.get(START_PARAMETERS.downPaymentPercent);
  return share !== null && /^\d{1,2}(\.\d+)?$/.test(share) ? { downPaymentPercent: share } : {};
}

function termOf(asked: URLSearchParams) {
  const months = asked.get(START_PARAMETERS.termMonths);
  return months !== null && /^\d{1,3}$/.test(months) ? { termMonths: Number(months) } : {};
}
