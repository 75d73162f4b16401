import { type Equipment, equipmentFits, type QuotedVehicle, type QuoteTerms } from '@flota/schemas';
import { Injectable } from '@nestjs/common';
import { published } from '../platform/content/publication.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';

type Wish = QuoteTerms['vehicle'];
type Fitted = NonNullable<QuotedVehicle['equipment']>;

/** What is on offer to be mounted on vehicles. */
@Injectable()
export class EquipmentCatalog {
  constructor(private readonly prisma: PrismaService) {}

  /** All of it, in the order staff gave it. */
  async list(): Promise<Equipment[]> {
    const equipment = await this.prisma.equipment.findMany({ where: published(), orderBy: { position: 'asc' } });
    return equipment.map(({ slug, name, price, types, models, mostPerVehicle }) => ({
      slug,
      name,
      price: price.toFixed(2),
      types,
      models,
      mostPerVehicle,
    }));
  }

  /**
   * What is asked for on a vehicle, by its name and price at this moment. 422 on what is not on offer, does not fit or is
   * too much of it.
   *
   * @param field where the request names the vehicle
   */
  async fitted(vehicle: Wish, field: string): Promise<Fitted> {
    const wished = vehicle.equipment ?? [];
    if (wished.length === 0) return [];
    const offered = await this.list();
    return wished.map(({ item, quantity }, index) => {
      const at = `${field}.equipment.${index}`;
      const found = offered.find(({ slug }) => slug === item);
      const isTwice = wished.findIndex((other) => other.item === item) < index;
      if (!found || isTwice || !equipmentFits(found, vehicle)) {
        throw ProblemException.invalid([{ field: `${at}.item`, code: 'EQUIPMENT.UNKNOWN' }]);
      }
      if (quantity > found.mostPerVehicle) {
        throw ProblemException.invalid([{ field: `${at}.quantity`, code: 'EQUIPMENT.TOO_MANY' }]);
      }
      return { item, name: found.name, price: found.price, quantity };
    });
  }
}
