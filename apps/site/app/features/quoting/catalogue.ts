import type { Equipment, FinancingPlan, PlanRules, VehicleModel, VehicleType, VehicleVersion } from '@flota/schemas';

/** A plan with rules to calculate by; insurance, for one, has none. */
export type QuotablePlan = FinancingPlan & { rules: PlanRules };

/** What can be quoted, from the answers of `GET /api/vehicles`, `/api/financingplans` and `/api/equipment`. */
export interface Catalogue {
  vehicleTypes: readonly VehicleType[];
  plans: readonly QuotablePlan[];
  equipment: readonly Equipment[];
}

/** Leaves out what is listed but can't be quoted. */
export const toCatalogue = (
  vehicleTypes: readonly VehicleType[],
  plans: readonly FinancingPlan[],
  equipment: readonly Equipment[] = [],
): Catalogue => ({
  vehicleTypes: vehicleTypes.filter(({ models }) => models.length > 0),
  plans: plans.filter((plan): plan is QuotablePlan => plan.rules !== null),
  equipment,
});

/** A vehicle by the names the API knows it by. */
export interface VehicleRef {
  type: string;
  model: string;
  version: string;
}

/** A vehicle of the catalogue with everything there is to show of it. */
export interface CatalogueVehicle {
  type: VehicleType;
  model: VehicleModel;
  version: VehicleVersion;
}

const bySlug = <Item extends { slug: string }>(items: readonly Item[], slug: string | null): Item | undefined =>
  items.find((item) => item.slug === slug);

export const findType = ({ vehicleTypes }: Catalogue, slug: string | null): VehicleType | undefined =>
  bySlug(vehicleTypes, slug);

export function findVehicle(catalogue: Catalogue, ref: VehicleRef | null): CatalogueVehicle | null {
  if (!ref) return null;
  const type = findType(catalogue, ref.type);
  const model = type && bySlug(type.models, ref.model);
  const version = model && bySlug(model.versions, ref.version);
  return type && model && version ? { type, model, version } : null;
}

export const findPlan = ({ plans }: Catalogue, slug: string | null): QuotablePlan | undefined => bySlug(plans, slug);
