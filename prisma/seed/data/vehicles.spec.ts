import { describe, expect, it } from '@jest/globals';
import { vehiclesResponseSchema } from '@flota/schemas';
import { vehicles, vehicleTypes } from './vehicles.js';

describe('vehicles', () => {
  it('are valid on the wire', () => {
    const types = vehicleTypes.map((type) => ({
      ...type,
      models: vehicles
        .filter((model) => model.type === type.slug)
        .map((model) => ({
          ...model,
          versions: model.versions.map(({ priceWithVat, ...version }) => ({ ...version, price: priceWithVat })),
        })),
    }));
    expect(vehiclesResponseSchema.parse(types).flatMap(({ models }) => models)).toHaveLength(vehicles.length);
  });

  it('have unique slugs', () => {
    expect(new Set(vehicles.map(({ slug }) => slug)).size).toBe(vehicles.length);
    for (const { versions } of vehicles) {
      expect(new Set(versions.map(({ slug }) => slug)).size).toBe(versions.length);
    }
  });
});
