import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { callingClientSchema } from '@flota/schemas';
import type { z } from 'zod';
import { Integrator } from '../../platform/auth/access.js';
import { CallingClient, type CurrentIntegrator } from '../../platform/auth/current-user.js';

/** Who is calling: what to try a new key with. */
@ApiTags('integrators')
@Controller('api/integrations/v1')
export class CallingClientController {
  @Get('client')
  @ApiOperation({ summary: 'Who is calling' })
  @Integrator()
  @ApiOkResponse({ standardSchema: callingClientSchema })
  show(@CallingClient() client: CurrentIntegrator): z.output<typeof callingClientSchema> {
    const { id, name, scopes, requestsPerMinute, expiresAt } = client;
    return { id, name, scopes: [...scopes], requestsPerMinute, expiresAt: expiresAt?.toISOString() ?? null };
  }
}
