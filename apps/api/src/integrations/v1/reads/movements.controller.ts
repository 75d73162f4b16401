import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  type ApiMovement,
  apiMovementSchema,
  apiMovementsPageSchema,
  apiMovementsQuerySchema,
  type ApiPage,
  fieldCode,
} from '@flota/schemas';
import { z } from 'zod';
import { Integrator } from '../../../platform/auth/access.js';
import { CallingClient, type CurrentIntegrator } from '../../../platform/auth/current-user.js';
import { MovementRecords } from './movement-records.js';

/** The movements of contracts, as the ledger has them. */
@ApiTags('integrators')
@Integrator('movements:read')
@Controller('api/integrations/v1/movements')
export class IntegratorsMovementsController {
  constructor(private readonly movements: MovementRecords) {}

  @Get()
  @ApiOperation({ summary: 'Movements, page by page' })
  @ApiOkResponse({ standardSchema: apiMovementsPageSchema })
  list(
    @CallingClient() client: CurrentIntegrator,
    @Query({ schema: apiMovementsQuerySchema }) query: z.output<typeof apiMovementsQuerySchema>,
  ): Promise<ApiPage<ApiMovement>> {
    return this.movements.list(client, query);
  }

  @Get(':id')
  @ApiOperation({ summary: 'One movement' })
  @ApiOkResponse({ standardSchema: apiMovementSchema })
  show(
    @CallingClient() client: CurrentIntegrator,
    @Param('id', { schema: z.uuid(fieldCode('ID.INVALID')) }) id: string,
  ): Promise<ApiMovement> {
    return this.movements.show(client, id);
  }
}
