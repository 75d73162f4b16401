import { Injectable } from '@nestjs/common';
import type { Distributor, EmbeddingDealer } from '@flota/schemas';
import { PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';

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
      omit: {
        email: true,
        active: true,
        updatedAt: true,
        whatsapp: true,
        logo: true,
        embedded: true,
        embedOrigins: true,
      },
    });
    return rows.map(({ city, ...distributor }) => ({ ...distributor, city: city.name })).sort(byName);
  }

  /** 404 unless its site may show the calculator. */
  async embedding(slug: string): Promise<EmbeddingDealer> {
    const dealer = await this.prisma.distributor.findFirst({ where: { slug, active: true, embedded: true } });
    if (!dealer || dealer.embedOrigins.length === 0) throw ProblemException.notFound();
    const { name, logo, embedOrigins: origins } = dealer;
    return { slug, name, logo, origins };
  }
}
