import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { collectorsSchema, todayInMexico } from '@flota/schemas';
import { Public } from '../../platform/auth/access.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { inForceOn, presentCollector } from './in-force.js';

/** Who may collect for the lender, for whoever is called by somebody who says so. */
@ApiTags('site')
@Controller('api/collection-agencies')
export class CollectorsController {
  constructor(private readonly prisma: PrismaService) {}

  @Get()
  @Public()
  @ApiOkResponse({ standardSchema: collectorsSchema })
  async list() {
    const agencies = await this.prisma.collectionAgency.findMany({
      where: inForceOn(todayInMexico()),
      orderBy: { name: 'asc' },
    });
    return { agencies: agencies.map(presentCollector) };
  }
}
