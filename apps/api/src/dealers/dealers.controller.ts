import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { citiesResponseSchema, distributorSchema, statesResponseSchema, fieldCode } from '@flota/schemas';
import { z } from 'zod';
import { Public } from '../platform/auth/access.js';
import { Published } from '../platform/http/published.js';
import { DealersService } from './dealers.service.js';

const distributorsQuery = z.object({
  state_id: z
    .string()
    .regex(/^\d{2}$/, fieldCode('STATE.INVALID'))
    .optional(),
});

@ApiTags('dealers')
@Public()
@Published()
@Controller('api/states')
export class DealersController {
  constructor(private readonly dealers: DealersService) {}

  @Get()
  @ApiOkResponse({ standardSchema: statesResponseSchema })
  states() {
    return this.dealers.states();
  }

  @Get('cities')
  @ApiOkResponse({ standardSchema: citiesResponseSchema })
  cities() {
    return this.dealers.cities();
  }

  /** Distributors of a state (INEGI code, `01` to `32`), or all. */
  @Get('distributors')
  @ApiOkResponse({ standardSchema: z.array(distributorSchema) })
  distributors(@Query({ schema: distributorsQuery }) { state_id }: z.infer<typeof distributorsQuery>) {
    return this.dealers.distributors(state_id);
  }
}
