import type { Contract } from '@flota/prisma';
import { z } from 'zod';

const vehicleSchema = z.object({
  brand: z.string(),
  modelName: z.string(),
  versionName: z.string(),
  silhouette: z.string(),
});

/** What a customer calls a contract: by their own name for it, else by its number. */
export const contractLabel = ({ nickname, number }: Pick<Contract, 'nickname' | 'number'>): string =>
  nickname ?? number;

export const vehicleOf = ({ vehicle }: Pick<Contract, 'vehicle'>) => vehicleSchema.parse(vehicle);

/** Brand, model, version and year in one line. */
export function vehicleLine(contract: Pick<Contract, 'vehicle' | 'modelYear'>): string {
  const { brand, modelName, versionName } = vehicleOf(contract);
  return `${brand} ${modelName} ${versionName} ${contract.modelYear}`;
}
