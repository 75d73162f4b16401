import { Injectable } from '@nestjs/common';
import type { Distributor } from '@flota/schemas';
import { PrismaService } from '../platform/database/prisma.service.js';

/** The database sorts by bytes; people expect Á beside A. */
const byName = ({ name: a }: { name: string }, { name: b }: { name: string }) => a.localeCompare(b, 'es-MX');

@Injectable()
export class DealersService {
  constructor(private readonly prisma: PrismaService) {}

  async states() {
    const states = await this.prisma.state.findMany({ select: { id: true, name: true, postalPrefix: true } });
    return states.sort(byName);
  }

  async cities() {
    const cities = await this.prisma.city.findMany({
      select: { id: true, stateId: true, name: true, latitude: true, longitude: true },
    });
    return cities.sort(byName);
  }

  async distributors(stateId?: string): Promise<Distributor[]> {
    const rows = await this.prisma.distributor.findMany({
      where: { active: true, stateId },
      include: { city: { select: { name: true } } },
      omit: { email: true, active: true, updatedAt: true },
    });
    return rows.map(({ city, ...distributor }) => ({ ...distributor, city: city.name })).sort(byName);
  }
}
