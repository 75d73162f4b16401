import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { geocodingOfferSchema, placesFoundSchema, placeWantedSchema } from '@flota/schemas';
import type { z } from 'zod';
import { StaffMay } from '../../platform/auth/access.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Connectors } from '../connectors/connectors.js';
import { findPlaces } from './find-places.js';
import { geocodingConnector } from './geocoding.connector.js';

/** Points on the map for addresses of distributors; whoever writes the distributor decides which it is. */
@ApiTags('backoffice')
@ApiBearerAuth()
@Controller('api/admin/geocoding')
export class GeocodingAdminController {
  constructor(
    private readonly connectors: Connectors,
    private readonly prisma: PrismaService,
  ) {}

  @Get('offer')
  @StaffMay('distributors', 'edit')
  @ApiOkResponse({ standardSchema: geocodingOfferSchema })
  async offer() {
    return { offered: (await this.connectors.of(geocodingConnector)) !== null };
  }

  /** 409 while no provider is connected, 503 while it can't be reached. */
  @Post()
  @HttpCode(200)
  @StaffMay('distributors', 'edit')
  @ApiOkResponse({ standardSchema: placesFoundSchema })
  async find(@Body({ schema: placeWantedSchema }) wanted: z.output<typeof placeWantedSchema>) {
    const connection = await this.connectors.of(geocodingConnector);
    if (!connection) throw new ProblemException(409, 'GEOCODING.NOT_OFFERED');
    const places = await findPlaces(connection, await this.lineOf(wanted)).catch(() => {
      throw new ProblemException(503, 'GEOCODING.FAILED');
    });
    return { places };
  }

  private async lineOf({ address, postalCode, cityId }: z.output<typeof placeWantedSchema>): Promise<string> {
    const city = cityId
      ? await this.prisma.city.findUnique({ where: { id: cityId }, include: { state: { select: { name: true } } } })
      : null;
    const parts = [address.replace(/\s+/g, ' '), postalCode, city?.name, city?.state.name];
    return parts.filter(Boolean).join(', ');
  }
}
