import { CONTENT, fieldCode } from '@flota/schemas';
import { contentResource } from '../platform/content/content-resource.js';
import type { Database } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';

/** What can be mounted on vehicles and financed with them. */
export const equipmentResource = contentResource(CONTENT.equipment, 'equipment', {
  present: ({ price }) => ({ price: price.toFixed(2) }),
  async toData(equipment, { database }) {
    await requireVehicles(database, equipment);
    return equipment;
  },
});

async function requireVehicles(database: Database, written: { types: string[]; models: string[] }): Promise<void> {
  const [types, models] = await Promise.all([
    database.vehicleType.count({ where: { slug: { in: written.types } } }),
    database.vehicleModel.count({ where: { slug: { in: written.models } } }),
  ]);
  const faults = [
    ...(types === new Set(written.types).size ? [] : [{ field: 'types', code: fieldCode('VEHICLE_TYPE.UNKNOWN') }]),
    ...(models === new Set(written.models).size ? [] : [{ field: 'models', code: fieldCode('VEHICLE.UNKNOWN') }]),
  ];
  if (faults.length > 0) throw ProblemException.invalid(faults);
}
